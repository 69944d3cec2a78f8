import type { FastifyInstance } from 'fastify';
import type { WebhookLogService } from './webhook-log.service.js';

const everyMs = 3_600_000;

/** Deletes what the log keeps no longer: when the server has started, and each hour. */
export function keepWebhookLog(app: FastifyInstance, log: WebhookLogService): void {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = log.prune().catch((error: Error) => {
      app.log.error({ reason: error.message }, 'old webhook deliveries were not deleted');
    });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', (done) => {
    run();
    timer = setInterval(run, everyMs).unref();
    done();
  });
  app.addHook('onClose', () => {
    clearInterval(timer);
    return running;
  });
}
