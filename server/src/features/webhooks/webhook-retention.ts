import type { Ground } from '../../ground.js';
import { deleteOldRows } from '../../retention/delete-old-rows.js';
import { dayMs } from '../../time/time-units.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { deleteOldLooseDeliveries } from './deliver/webhook-deliveries.store.js';

export const keptDeliveryMs = 30 * dayMs;

interface Needs extends Pick<Ground, 'database' | 'now'> {
  companies: CompaniesService;
}

/** Deletes deliveries without a lead at a company that keeps leads for less time than the log is kept. */
export async function expireLog(needs: Needs, mayContinue: () => boolean): Promise<void> {
  for await (const { id, config } of needs.companies.all()) {
    if (!mayContinue()) return;
    const keptMs = config.retentionDays * dayMs;
    if (keptMs > 0) await deleteOldRows(needs, { keptMs, deleteOld: deleteOldLooseDeliveries(id) }, mayContinue);
  }
}
