import type { Db } from '../database/schema.js';
import type { EventType } from '../events/record-event.js';

/** Ids and times only: a person's data stays in the rows that the ids name, where it is erased. */
export type JobPayload = Readonly<Record<string, string | number | null>>;

export interface NewJob {
  kind: string;
  /** Null for work of the platform itself. */
  companyId: string | null;
  payload: JobPayload;
  /** Missing: now. */
  runAt?: number;
  /** Of two jobs with the same key only the first is kept. */
  uniqueKey?: string;
}

export interface Job {
  /** The same at every try, so that a receiver can recognise what it gets twice. */
  id: string;
  kind: string;
  companyId: string | null;
  payload: JobPayload;
  /** 1 at the first try. */
  attempt: number;
  createdAt: number;
}

/** Runs in the transaction that marks the job as done, so that neither is stored alone. */
export type FinishJob = (trx: Db) => Promise<void>;

export interface JobHandler {
  kind: string;
  /** Each of these events makes one job, whose payload is `{ eventId, type, subjectId, happenedAt, ...detail }`. */
  readonly events?: readonly EventType[];
  /** How long to wait after each failed try, before jitter. After the last the job is dead. */
  retryAfterMs: readonly number[];
  /** How many of this kind one worker does at the same time. Missing: 8. */
  atOnce?: number;
  /** A try that takes longer has failed. Missing: two minutes. */
  timeLimitMs?: number;
  /** Calls the outside world. May run twice after a crash; what it stores belongs into the function that it returns. */
  run(job: Job, signal: AbortSignal): Promise<FinishJob | undefined>;
  /** Runs in the transaction that gives the job up. */
  onDead?(trx: Db, job: Job, reason: string): Promise<void>;
  /**
   * Whether a job that is given up makes the event `job.dead`. Missing: yes, except for jobs that this event created. A
   * job that reports dead jobs must answer false, or it would report itself without end.
   */
  reportsFailure?(job: Job): boolean;
  /** Whether jobs of this kind wait while their company may not send anything to others. Missing: no. */
  readonly waitsForStanding?: boolean;
}

/** For `run`: another try would fail in the same way. */
export class JobRefused extends Error {}

/** Waits for a person to start it again, because the server crashed during each of its last tries. */
export class JobSetAside extends JobRefused {}

/** For `run`: the other server said when to try again. */
export class JobPostponed extends Error {
  constructor(
    message: string,
    readonly afterMs: number,
  ) {
    super(message);
  }
}

export type AddJob = (db: Db, job: NewJob) => Promise<void>;
