import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { DeliverWebhooks } from './deliver/deliver-webhooks.js';
import { Lanes } from './deliver/lanes.js';
import { PlanWebhooks } from './deliver/plan-webhooks.js';
import {
  carryDeliveriesOver,
  deleteDeliveriesOfPerson,
  deleteOldDeliveries,
} from './deliver/webhook-deliveries.store.js';
import { WebhookSender } from './deliver/webhook-sender.js';
import { WebhookSubjects } from './deliver/webhook-subjects.service.js';
import { deliverKind, deliverSlowKind, WebhookTries } from './deliver/webhook-tries.service.js';
import { WebhookPreviewService } from './payload/webhook-preview.service.js';
import { WebhookLogService } from './webhook-log.service.js';
import { expireLog, keptDeliveryMs } from './webhook-retention.js';
import { webhooksRoutes } from './webhooks.routes.js';
import { WebhooksService } from './webhooks.service.js';
import { listEndpoints } from './webhooks.store.js';

type Used = UsedBy<typeof WebhooksService> & UsedBy<typeof WebhookSubjects> & UsedBy<typeof WebhookPreviewService>;

export function webhooksFeature(ground: Ground, used: Used) {
  const needs = { ...ground, ...used };
  const sender = new WebhookSender(needs);
  const tries = new WebhookTries(needs);
  const lanes = new Lanes(() => performance.now());
  const log = new WebhookLogService({ ...needs, sender, tries });
  return {
    name: 'webhooks',
    routes: (app) =>
      webhooksRoutes(app, { webhooks: new WebhooksService(needs), log, preview: new WebhookPreviewService(needs) }),
    jobs: [
      new PlanWebhooks({ ...needs, tries, subjects: new WebhookSubjects(needs) }),
      new DeliverWebhooks(deliverKind, { ...needs, sender, tries, lanes }),
      new DeliverWebhooks(deliverSlowKind, { ...needs, sender, tries, lanes }),
    ],
    hourly: [
      {
        failure: 'webhook deliveries past their time were not deleted',
        run: (mayContinue) => expireLog(needs, mayContinue),
      },
    ],
    keeps: [{ table: 'webhookDeliveries', keptMs: keptDeliveryMs, deleteOld: deleteOldDeliveries }],
    carryOver: carryDeliveriesOver,
    erasePerson: deleteDeliveriesOfPerson,
    reclaim: async (trx, { companyId }) => {
      for (const endpoint of await listEndpoints(trx, companyId))
        await tries.disable(trx, endpoint, { reason: 'reclaimed' });
    },
  } satisfies Feature;
}
