/** A planned or sent mail to a visitor. Stores only a hash of the address. */
export interface VisitorMailsTable {
  id: string;
  companyId: string;
  /** The lead, or the callback request without a lead. */
  subjectId: string;
  kind: 'quote' | 'callback' | 'moved' | 'cancellation' | 'answer';
  addressHash: string;
  /** As in 2026-11-21, of UTC. */
  day: string;
  /** Number of the mail among those to this address from this company on this day, from 0. */
  place: number;
  createdAt: number;
  sentAt: number | null;
  /** Why it was not sent. */
  reason: string | null;
}

/** Leads and callback requests of which the visitor wants no more mails. */
export interface VisitorMailStopsTable {
  companyId: string;
  subjectId: string;
  createdAt: number;
}
