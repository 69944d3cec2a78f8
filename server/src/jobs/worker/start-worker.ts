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
 * Starts the worker once the server is ready, and lets what it does end while the last requests are answered. Without
 * `worksJobs` it is only there to be asked, as tests do.
 */
export function startWorker(
  app: FastifyInstance,
  { companies, failedTries, ...ground }: Needs,
  worksJobs: boolean,
): void {
  const worker = new Worker({
    ...ground,
    platformCompanyId: async () => (await companies.require()).id,
    onFailedTry: (kind) => failedTries.set(kind, (failedTries.get(kind) ?? 0) + 1),
  });
  app.decorate('worker', worker);
  let stopped: Promise<void> = Promise.resolve();
  app.addHook('onReady', (done) => {
    if (worksJobs) worker.start();
    done();
  });
  app.addHook('preClose', (done) => {
    stopped = worker.stop();
    done();
  });
  app.addHook('onClose', () => stopped);
}
