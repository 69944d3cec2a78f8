/** Finds an endpoint or a delivery of a company. */
export interface WebhookKey {
  readonly companyId: string;
  readonly id: string;
}

export interface WebhookEndpointsTable {
  id: string;
  companyId: string;
  /** From 1 to the most that a company can have, each once, so that two added at once cannot exceed the limit. */
  place: number;
  url: string;
  description: string;
  /** A list, as JSON. */
  events: string;
  shape: string;
  /** JSON: the fields of the payload and where their values come from. Only for the shape `generic`. */
  mapping: string;
  /** Both are sealed. */
  secret: string;
  /** Signs too until `oldSecretUntil`, so that a receiver can change the secret without losing a message. */
  oldSecret: string | null;
  oldSecretUntil: number | null;
  disabledAt: number | null;
  disabledReason: 'person' | 'gone' | 'failing' | 'reclaimed' | null;
  /** Time of the first failure since the last success. */
  failingSince: number | null;
  lastTriedAt: number | null;
  lastStatus: number | null;
  lastFault: string;
  /** Counts the changes by people. */
  version: number;
  createdAt: number;
}

/** A message to one endpoint. All tries and replays send the same body. */
export interface WebhookDeliveriesTable {
  id: string;
  companyId: string;
  endpointId: string;
  eventId: string;
  eventType: string;
  leadId: string | null;
  /** Keys of the person in the body, for a message without a lead; else empty. */
  emailKey: string;
  phoneKey: string;
  body: string;
  state: 'pending' | 'delivered' | 'failed' | 'stopped';
  /** Grows each time a person sends it again. Jobs of earlier rounds do nothing. */
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
  /** Null if there was no answer. */
  status: number | null;
  answer: string;
  fault: string;
}
