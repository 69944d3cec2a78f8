import {
  addWebhook,
  changeWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  previewWebhook,
  removeWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  showWebhookSecret,
  testWebhook,
} from '@meg/shared/contract/webhooks';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../http/access/auth.js';
import { untilGone } from '../../http/connections/client-gone.js';
import { done } from '../../http/done.js';
import { mount } from '../../http/endpoint.js';
import type { WebhookPreviewService } from './payload/webhook-preview.service.js';
import type { WebhookLogService } from './webhook-log.service.js';
import type { WebhooksService } from './webhooks.service.js';

interface Services {
  webhooks: WebhooksService;
  log: WebhookLogService;
  preview: WebhookPreviewService;
}

export function webhooksRoutes(app: FastifyInstance, { webhooks, log, preview }: Services): void {
  mount(app, listWebhooks, (_, request) => webhooks.list(companyOf(request)));

  mount(app, addWebhook, ({ body }, request) => webhooks.add(companyOf(request), body));

  mount(app, previewWebhook, async ({ body }, request) => ({ body: await preview.show(companyOf(request), body) }));

  mount(app, changeWebhook, ({ params, body }, request) =>
    webhooks.change(companyOf(request), { id: params.webhookId, ...body }),
  );

  mount(app, removeWebhook, ({ params }, request) => webhooks.remove(companyOf(request), params.webhookId).then(done));

  mount(app, showWebhookSecret, async ({ params }, request) => ({
    secret: await webhooks.showSecret(companyOf(request), params.webhookId),
  }));

  mount(app, rotateWebhookSecret, ({ params, body }, request) =>
    webhooks.rotate(companyOf(request), { id: params.webhookId, ...body }),
  );

  mount(app, testWebhook, ({ params }, request, reply) =>
    log.test(companyOf(request), params.webhookId, untilGone(reply)),
  );

  mount(app, listWebhookDeliveries, ({ params, query }, request) =>
    log.list(companyOf(request), { ...params, ...query }),
  );

  mount(app, getWebhookDelivery, ({ params }, request) => log.get(companyOf(request), params));

  mount(app, replayWebhookDelivery, ({ params }, request) => log.replay(companyOf(request), params));
}
