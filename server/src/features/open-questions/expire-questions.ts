import type { Ground } from '../../ground.js';
import { deleteOldRows } from '../../retention/delete-old-rows.js';
import { dayMs } from '../../time/time-units.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { deleteQuestionsBefore } from './open-questions.store.js';

/** Deletes what a company wants to have kept for a shorter time than the server keeps it. */
export async function expireQuestions(
  ground: Pick<Ground, 'database' | 'now'> & { companies: CompaniesService },
  mayContinue: () => boolean,
): Promise<void> {
  for await (const { id: companyId, config } of ground.companies.all()) {
    if (!mayContinue()) return;
    if (config.retentionDays === 0) continue;
    const kept = {
      keptMs: config.retentionDays * dayMs,
      deleteOld: (trx: Parameters<typeof deleteQuestionsBefore>[0], beforeMs: number, most: number) =>
        deleteQuestionsBefore(trx, beforeMs, { most, companyId }),
    };
    await deleteOldRows(ground, kept, mayContinue);
  }
}
