import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.js';
import { eachHour } from '../../jobs/each-hour.js';
import type { CompaniesService } from '../companies/companies.service.js';
import { deleteOldDeliveries } from './deliver/webhook-deliveries.store.js';

const dayMs = 86_400_000;
const keptMs = 30 * dayMs;
const prunedAtOnce = 500;

interface Sources {
  database: Database;
  now: () => number;
  companies: CompaniesService;
}

/** Deletes what the log keeps no longer: sooner where a company keeps those who wrote to it for less. */
export async function pruneLog({ database, companies, now }: Sources, mayGoOn: () => boolean): Promise<void> {
  const prune = async (old: { beforeMs: number; looseOf?: string }) => {
    for (let pruned = prunedAtOnce; pruned === prunedAtOnce && mayGoOn(); ) {
      pruned = await database.transaction((trx) => deleteOldDeliveries(trx, { ...old, limit: prunedAtOnce }));
    }
  };
  await prune({ beforeMs: now() - keptMs });
  for await (const { id: looseOf, config } of companies.all()) {
    if (!mayGoOn()) return;
    if (config.retentionDays > 0) await prune({ beforeMs: now() - config.retentionDays * dayMs, looseOf });
  }
}

export function keepWebhookLog(app: FastifyInstance, sources: Sources): void {
  eachHour(app, {
    failure: 'old webhook deliveries were not deleted',
    run: (mayGoOn) => pruneLog(sources, mayGoOn),
  });
}
