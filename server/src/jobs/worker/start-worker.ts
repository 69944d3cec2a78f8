import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { keepWorking } from './keep-working.js';
import { Worker } from './worker.js';

/** The worker can also be told to do what is due, as tests do. */
export function startWorker(app: FastifyInstance, ground: Ground, worksJobs: boolean): void {
  const worker = new Worker(ground);
  app.decorate('worker', worker);
  keepWorking(app, worker, worksJobs);
}
