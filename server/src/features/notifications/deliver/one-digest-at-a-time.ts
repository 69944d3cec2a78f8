import type { Ground } from '../../../ground.js';
import { type FinishJob, type Job, JobPostponed } from '../../../jobs/job.js';
import { markAfter, removeMark } from '../plan/notification-marks.store.js';

/** A mark of a process that died is removed by nobody. Longer than a try may take. */
const staleMs = 180_000;
const lookAgainMs = 2_000;

/**
 * Digests of one person and channel, one after the other: two that are due at the same moment would both find what is
 * held, and send it twice. The mark is removed with what was sent, so that the next finds only what is left.
 */
export async function oneDigestAtATime(
  { database, now }: Pick<Ground, 'database' | 'now'>,
  { id, companyId, payload }: Job,
  run: () => Promise<FinishJob>,
): Promise<FinishJob> {
  if (companyId === null) throw new Error(`The digest ${id} is of no company`);
  const key = `digest:${payload.personId}:${payload.channel}`;
  const mark = { companyId, key, leadId: null, createdAt: now() };
  const runningSince = await database.transaction((trx) => markAfter(trx, mark, staleMs));
  if (runningSince !== undefined) throw new JobPostponed('Another digest for this person is being sent', lookAgainMs);
  try {
    const finish = await run();
    return async (trx) => {
      await finish(trx);
      await removeMark(trx, mark);
    };
  } catch (error) {
    // Where the database fails as well, the mark grows stale, and the first fault is the one to be told.
    await database.transaction((trx) => removeMark(trx, mark)).catch(() => undefined);
    throw error;
  }
}
