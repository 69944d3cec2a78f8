import type { FastifyInstance } from 'fastify';
import { keptEvents } from '../events/events.store.js';
import type { Feature } from '../feature.js';
import type { Ground } from '../ground.js';
import { eachHour, type HourlyWork } from '../jobs/each-hour.js';
import { keptJobs } from '../jobs/jobs.store.js';
import { keptLimitCounts } from '../limits/limit-counts.store.js';
import { deleteOldRows } from '../retention/delete-old-rows.js';
import type { KeptRows } from '../retention/kept-rows.js';

function prune(ground: Pick<Ground, 'database' | 'now'>, kept: KeptRows): HourlyWork {
  return {
    failure: `old rows of ${kept.table} were not deleted`,
    run: (mayContinue) => deleteOldRows(ground, kept, mayContinue),
  };
}

const keptForAll: readonly KeptRows[] = [keptEvents, keptLimitCounts, ...keptJobs];

/** Mounts the routes of all features, and has their jobs and their hourly work done. */
export function assemble(app: FastifyInstance, ground: Ground, features: readonly Feature[]): void {
  app.decorate('keptRows', [...keptForAll, ...features.flatMap(({ keeps = [] }) => keeps)]);
  for (const kept of app.keptRows) eachHour(app, prune(ground, kept));
  for (const { routes, jobs = [], hourly = [], onReady } of features) {
    for (const handler of jobs) ground.registry.handle(handler);
    routes?.(app);
    if (onReady) app.addHook('onReady', onReady);
    for (const work of hourly) eachHour(app, work);
  }
}
