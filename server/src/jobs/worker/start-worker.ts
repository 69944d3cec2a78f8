import type { FastifyInstance } from 'fastify';
import type { CompaniesService } from '../../features/companies/companies.service.js';
import type { Ground } from '../../ground.js';
import { Worker } from './worker.js';

interface Needs extends Ground {
  companies: CompaniesService;
  /** Counts tries that failed, by kind of job. */
  failedTries: Map<string, number>;
}

/**
 * Starts the worker once the server is ready, and lets running jobs end while the last requests are answered. Without
 * `worksJobs` it does not start by itself; tests call it.
 */
export function startWorker(app: FastifyInstance, needs: Needs, worksJobs: boolean): void {
  const { companies, failedTries, ...ground } = needs;
  const worker = new Worker({
    ...ground,
    platformCompanyId: async () => (await companies.require()).id,
    onFailedTry: (kind) => failedTries.set(kind, (failedTries.get(kind) ?? 0) + 1),
  });
  app.decorate('worker', worker);
  let stopped: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    if (worksJobs) worker.start();
  });
  app.addHook('preClose', async () => {
    stopped = worker.stop();
  });
  app.addHook('onClose', () => stopped);
}
