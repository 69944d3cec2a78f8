import type { FastifyInstance } from 'fastify';
import type { NotificationsService } from './notifications.service.js';

const everyMs = 3_600_000;

/** Prunes what is kept no longer: when the server has started, and each hour. */
export function keepNotificationRetention(app: FastifyInstance, notifications: NotificationsService): void {
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;
  const run = () => {
    running = notifications
      .prune(() => !isStopping)
      .catch((error: Error) => app.log.error({ reason: error.message }, 'old notifications were not pruned'));
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
