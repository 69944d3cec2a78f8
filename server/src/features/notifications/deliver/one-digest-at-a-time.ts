import type { Ground } from '../../../ground.js';
import { type FinishJob, type Job, JobPostponed } from '../../../jobs/job.js';
import { markAfter, removeMark } from '../plan/notification-marks.store.js';

/** Nobody removes the mark of a process that died, so it expires. Longer than a try may take. */
const staleMs = 180_000;
const lookAgainMs = 2_000;

/**
 * Runs digests of one person and channel one after the other: two that are due at the same moment would both find what
 * is held, and send it twice. The mark is removed in the transaction that stores what was sent.
 */
export async function oneDigestAtATime(
  { database, now }: Pick<Ground, 'database' | 'now'>,
  { id, companyId, payload }: Job,
  run: () => Promise<FinishJob>,
): Promise<FinishJob> {
  if (companyId === null) throw new Error(`The digest ${id} has no company`);
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
    // If the database fails as well, the mark expires, and the first error is the one to report.
    await database.transaction((trx) => removeMark(trx, mark)).catch(() => undefined);
    throw error;
  }
}
