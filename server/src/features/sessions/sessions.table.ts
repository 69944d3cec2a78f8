/** Only the token's hash is kept: who reads the database cannot sign in with what stands there. */
export interface SessionsTable {
  id: string;
  tokenHash: string;
  personId: string;
  /** The company that internal staff look at, read-only, until a time. */
  supportCompanyId: string | null;
  supportUntil: number | null;
  userAgent: string;
  createdAt: number;
  lastSeenAt: number;
}
