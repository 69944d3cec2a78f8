import type { FastifyInstance } from 'fastify';
import { hourMs } from '../time/time-units.js';

/** Work that the server does when it has started, and each hour. */
export interface HourlyWork {
  /** Said in the log where it failed. */
  failure: string;
  /** Long work asks `mayContinue` between its parts, so that the server can stop. */
  run: (mayContinue: () => boolean) => Promise<unknown>;
}

export function eachHour(app: FastifyInstance, work: HourlyWork): void {
  let running: Promise<unknown> = Promise.resolve();
  let isStopping = false;
  const run = () => {
    running = work
      .run(() => !isStopping)
      .catch((error: Error) => app.log.error({ reason: error.message }, work.failure));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    run();
    timer = setInterval(run, hourMs).unref();
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
