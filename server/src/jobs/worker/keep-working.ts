import type { FastifyInstance } from 'fastify';
import type { Worker } from './worker.js';

/** Starts the worker once the server is ready, and lets what it does end while the last requests are answered. */
export function keepWorking(app: FastifyInstance, worker: Worker, worksJobs: boolean): void {
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
