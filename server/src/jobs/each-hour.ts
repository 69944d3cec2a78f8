import type { FastifyInstance } from 'fastify';
import { hourMs } from '../time/time-units.js';

/** Work that the server does when it has started, and then each hour. */
export interface HourlyWork {
  /** The line in the log if it fails. */
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
  app.addHook('onReady', async () => {
    run();
    timer = setInterval(run, hourMs).unref();
  });
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onClose', () => {
    clearInterval(timer);
    return running;
  });
}
