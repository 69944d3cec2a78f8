import type { FastifyInstance } from 'fastify';
import type { CompaniesService } from '../../features/companies/companies.service.js';
import type { Ground } from '../../ground.js';
import { keepWorking } from './keep-working.js';
import { Worker } from './worker.js';

interface Needs extends Ground {
  companies: CompaniesService;
  /** Counts tries that failed, by kind of job. */
  failedTries: Map<string, number>;
}

/** The worker can also be told to do what is due, as tests do. */
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
  keepWorking(app, worker, worksJobs);
}
