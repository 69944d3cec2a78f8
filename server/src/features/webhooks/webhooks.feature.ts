import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { FeedbackService } from '../feedback/feedback.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { PeopleService } from '../people/people.service.js';
import { DeliverWebhooks } from './deliver/deliver-webhooks.js';
import { Lanes } from './deliver/lanes.js';
import { PlanWebhooks } from './deliver/plan-webhooks.js';
import { deleteDeliveriesOfPerson, deleteOldDeliveries } from './deliver/webhook-deliveries.store.js';
import { WebhookSender } from './deliver/webhook-sender.js';
import { WebhookSubjects } from './deliver/webhook-subjects.service.js';
import { deliverKind, deliverSlowKind, WebhookTries } from './deliver/webhook-tries.service.js';
import { WebhookPreviewService } from './payload/webhook-preview.service.js';
import { WebhookLogService } from './webhook-log.service.js';
import { expireLog, keptDeliveryMs } from './webhook-retention.js';
import { webhooksRoutes } from './webhooks.routes.js';
import { WebhooksService } from './webhooks.service.js';
import { listEndpoints } from './webhooks.store.js';

interface Used {
  companies: CompaniesService;
  standing: CompanyStandingService;
  people: PeopleService;
  leads: LeadsService;
  handoffs: HandoffsService;
  feedback: FeedbackService;
}

export function webhooksFeature(ground: Ground, used: Used) {
  const needs = { ...ground, ...used };
  const sender = new WebhookSender(needs);
  const tries = new WebhookTries(needs);
  const lanes = new Lanes(() => performance.now());
  const log = new WebhookLogService({ ...needs, sender, tries });
  return {
    name: 'webhooks',
    service: {},
    routes: (app) =>
      webhooksRoutes(app, { webhooks: new WebhooksService(needs), log, preview: new WebhookPreviewService(needs) }),
    jobs: [
      new PlanWebhooks({ ...needs, tries, subjects: new WebhookSubjects(needs) }),
      ...([deliverKind, deliverSlowKind] as const).map(
        (kind) => new DeliverWebhooks(kind, { ...needs, sender, tries, lanes }),
      ),
    ],
    hourly: [
      {
        failure: 'webhook deliveries past their time were not deleted',
        run: (mayContinue) => expireLog(needs, mayContinue),
      },
    ],
    keeps: [
      {
        table: 'webhookDeliveries',
        keptMs: keptDeliveryMs,
        deleteOld: (trx, beforeMs, limit) => deleteOldDeliveries(trx, { beforeMs, limit }),
      },
    ],
    erasePerson: deleteDeliveriesOfPerson,
    reclaim: async (trx, { companyId }) => {
      for (const endpoint of await listEndpoints(trx, companyId))
        await tries.disable(trx, endpoint, { reason: 'reclaimed' });
    },
  } satisfies Feature;
}
