import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { withinTime } from '../time/within-time.js';
import { refusesWrites } from './database.js';
import type { Db } from './schema.js';
import type { WriteQueue } from './write-queue.js';

const patienceMs = 1_000;
/** Twice this in hexadecimal digits: as much room as a long lead takes with its indexes and its journal. */
const trialBytes = 64_000;

/** Takes space and gives it back, in a table that no other transaction sees. */
async function tryWriting(trx: Db): Promise<void> {
  await sql`CREATE TABLE "writeTrial" ("text" text)`.execute(trx);
  await sql`INSERT INTO "writeTrial" VALUES (${randomBytes(trialBytes).toString('hex')})`.execute(trx);
  await sql`DROP TABLE "writeTrial"`.execute(trx);
}

/**
 * Knows whether the database still takes writes. It is assumed to until it refuses one as read-only, full or broken.
 * From then on each check tries a write, so that checks cost nothing as long as all is well.
 */
export class WriteCheck {
  private refusal: unknown;
  private trying: Promise<void> | undefined;

  constructor(private readonly queue: Pick<WriteQueue, 'run'>) {}

  run<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    return this.queue.run(work).catch((error) => {
      if (refusesWrites(error)) this.refusal = error;
      throw error;
    });
  }

  /** Rejects while writes are refused. */
  async check(): Promise<void> {
    if (this.refusal === undefined) return;
    this.trying ??= this.queue.run(tryWriting).finally(() => {
      this.trying = undefined;
    });
    // The caller does not wait for a lock, but hears why the last write was refused.
    await withinTime(this.trying, patienceMs, () => {
      throw this.refusal;
    });
    this.refusal = undefined;
  }
}
