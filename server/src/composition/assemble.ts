import type { FastifyInstance } from 'fastify';
import { keptEvents } from '../events/events.store.js';
import type { Feature } from '../feature.js';
import type { Ground } from '../ground.js';
import { eachHour } from '../jobs/each-hour.js';
import { keptJobs } from '../jobs/jobs.store.js';
import { keptLimitCounts } from '../limits/limit-counts.store.js';
import { deleteOldRows } from '../retention/delete-old-rows.js';

/** Mounts the routes of all features, and has their jobs and their hourly work done. */
export function assemble(app: FastifyInstance, ground: Ground, features: readonly Feature[]): void {
  const keptRows = [keptEvents, keptLimitCounts, ...keptJobs, ...features.flatMap(({ keeps = [] }) => keeps)];
  app.decorate('keptRows', keptRows);
  for (const kept of keptRows) {
    const failure = `old rows of ${kept.table} were not deleted`;
    eachHour(app, { failure, run: (mayContinue) => deleteOldRows(ground, kept, mayContinue) });
  }
  for (const { routes, jobs = [], hourly = [], onReady } of features) {
    for (const handler of jobs) ground.registry.handle(handler);
    routes?.(app);
    if (onReady) app.addHook('onReady', onReady);
    for (const work of hourly) eachHour(app, work);
  }
}
