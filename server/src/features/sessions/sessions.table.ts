/** Only the token's hash is stored, so that a reader of the database cannot sign in with it. */
export interface SessionsTable {
  id: string;
  tokenHash: string;
  personId: string;
  /** The company that internal staff look at, read-only, until `supportUntil`. */
  supportCompanyId: string | null;
  supportUntil: number | null;
  userAgent: string;
  createdAt: number;
  lastSeenAt: number;
}
