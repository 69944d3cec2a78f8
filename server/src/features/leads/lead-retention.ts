import type { FastifyInstance } from 'fastify';
import type { LeadErasureService } from './lead-erasure.service.js';

const everyMs = 3_600_000;

/** Erases what is kept no longer: when the server has started, and each hour. */
export function keepRetention(app: FastifyInstance, erasure: LeadErasureService): void {
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;
  const run = () => {
    running = erasure
      .expire(() => !isStopping)
      .then(
        () => undefined,
        (error: Error) => app.log.error({ reason: error.message }, 'leads past their time were not erased'),
      );
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    run();
    timer = setInterval(run, everyMs).unref();
    done();
  });
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onClose', () => {
    clearInterval(timer);
    return running;
  });
}
