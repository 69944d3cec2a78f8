export interface WebhookEndpointsTable {
  id: string;
  companyId: string;
  /** From 1 to the most that a company can have, each once: so that two added at once are never one too many. */
  place: number;
  url: string;
  description: string;
  /** A list, as JSON. */
  events: string;
  shape: string;
  /** JSON: names of the payload, with what stands there. Of the shape `generic` alone. */
  mapping: string;
  /** Both are sealed. */
  secret: string;
  /** Signs beside the new one until its time is over, so that a receiver can change it without losing a message. */
  oldSecret: string | null;
  oldSecretUntil: number | null;
  disabledAt: number | null;
  disabledReason: 'person' | 'gone' | 'failing' | 'reclaimed' | null;
  /** Of the first try that failed, where none has succeeded since. */
  failingSince: number | null;
  lastTriedAt: number | null;
  lastStatus: number | null;
  lastFault: string;
  /** Counts the changes by people. */
  version: number;
  createdAt: number;
}

/** A message to one endpoint, as it was when its event was planned: tries and replays all send the same. */
export interface WebhookDeliveriesTable {
  id: string;
  companyId: string;
  endpointId: string;
  eventId: string;
  eventType: string;
  leadId: string | null;
  /** Of the person whom the body names where there is no lead, as leads have them; else empty. */
  emailKey: string;
  phoneKey: string;
  body: string;
  state: 'pending' | 'delivered' | 'failed' | 'stopped';
  /** Grows each time that a person sends it again. A job of an earlier round does nothing. */
  round: number;
  /** Of this round. */
  attempts: number;
  nextTryAt: number | null;
  lastStatus: number | null;
  createdAt: number;
}

export interface WebhookAttemptsTable {
  id: string;
  companyId: string;
  deliveryId: string;
  startedAt: number;
  durationMs: number;
  /** JSON. */
  headers: string;
  /** Null where there was no answer. */
  status: number | null;
  answer: string;
  fault: string;
}
