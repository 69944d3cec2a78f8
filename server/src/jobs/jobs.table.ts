import type { Generated } from 'kysely';

export interface JobsTable {
  id: string;
  kind: string;
  companyId: string | null;
  /** JSON. */
  payload: string;
  uniqueKey: string | null;
  state: 'waiting' | 'done' | 'dead';
  runAt: number;
  /** When `runAt` was set. If that lies in the future, the clock was wrong. */
  plannedAt: number | null;
  /** Changes at each renewal while its holder lives. Not compared with a clock: those of two servers may differ. */
  leaseUntil: number | null;
  /** Identifies the holder, so that a slow worker cannot finish a job that another has taken over. */
  leaseToken: string | null;
  attempts: number;
  /** How often a process ended while it held this job. */
  interruptions: Generated<number>;
  lastError: string | null;
  createdAt: number;
  finishedAt: number | null;
}
