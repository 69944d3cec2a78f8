import type { AddJob, FinishJob, Job } from '../../../jobs/job.js';
import type { CompanyStandingService } from './company-standing.service.js';

interface Sources {
  now: () => number;
  addJob: AddJob;
  standing: CompanyStandingService;
}

/** Since when a job has waited for its company, however often it was put off. */
function plannedAt({ payload, createdAt }: Job): number {
  return Number(payload.plannedAt ?? createdAt);
}

/**
 * For jobs that wait while their company may not reach outside: undefined where it may; else what puts the job off
 * until `longestMs` after it was planned, or until the company is released. Handlers that use it say `waitsForStanding`.
 */
export async function waitForStanding(
  { now, addJob, standing }: Sources,
  job: Job & { companyId: string },
  longestMs: number,
): Promise<FinishJob | 'too_late' | undefined> {
  const { kind, companyId, payload } = job;
  if ((await standing.waitsFor(companyId)) === null) return undefined;
  const since = plannedAt(job);
  const untilMs = since + longestMs;
  if (untilMs <= now()) return 'too_late';
  return async (trx) => {
    const isWaiting = (await standing.waitsForLocked(companyId, trx)) !== null;
    const runAt = isWaiting ? untilMs : now();
    await addJob(trx, { kind, companyId, payload: { ...payload, plannedAt: since }, runAt });
  };
}
