import type { FastifyInstance } from 'fastify';

const everyMs = 3_600_000;

interface Chore {
  /** Said in the log where it failed. */
  failure: string;
  /** Long work asks `mayGoOn` between its parts, so that the server can stop. */
  run: (mayGoOn: () => boolean) => Promise<unknown>;
}

/** Does it when the server has started, and each hour. */
export function eachHour(app: FastifyInstance, chore: Chore): void {
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;
  const run = () => {
    running = chore
      .run(() => !isStopping)
      .then(
        () => undefined,
        (error: Error) => app.log.error({ reason: error.message }, chore.failure),
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
