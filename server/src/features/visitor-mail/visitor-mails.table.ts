/** A mail that a visitor is to get, or got. Holds no address: only what tells that two go to the same one. */
export interface VisitorMailsTable {
  id: string;
  companyId: string;
  /** The lead; the request for a callback where there is none. */
  subjectId: string;
  kind: 'quote' | 'callback';
  addressHash: string;
  /** As in 2026-11-21, of UTC. */
  day: string;
  /** Which of the mails that an address may get from a company on a day, from 0. */
  place: number;
  createdAt: number;
  sentAt: number | null;
  /** Why it was not sent. */
  reason: string | null;
}

/** Of what a visitor wants to hear no more by email. */
export interface VisitorMailStopsTable {
  companyId: string;
  subjectId: string;
  createdAt: number;
}
