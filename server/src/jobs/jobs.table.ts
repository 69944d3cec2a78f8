export interface JobsTable {
  id: string;
  kind: string;
  companyId: string | null;
  /** JSON. */
  payload: string;
  uniqueKey: string | null;
  state: 'waiting' | 'done' | 'dead';
  runAt: number;
  /** While it is in somebody's hands; whoever comes after that may take it. */
  leaseUntil: number | null;
  /** Tells who holds it: a worker that was too slow must not finish what another has taken over. */
  leaseToken: string | null;
  attempts: number;
  lastError: string | null;
  createdAt: number;
  finishedAt: number | null;
}
