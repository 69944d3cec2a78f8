import { webhookEvents } from '@meg/shared/contract/webhooks';
import type { RecordAudit } from '../../audit/record-audit.js';
import type { Database } from '../../database/database.js';
import type { RecordEvent } from '../../events/record-event.js';
import { jobAdder } from '../../jobs/add-job.js';
import type { JobRegistry } from '../../jobs/job-registry.js';
import type { OutgoingClient } from '../../outgoing/outgoing-client.js';
import type { Secrets } from '../../secrets/secrets.js';
import type { RandomBytes } from '../../tokens.js';
import type { Reclaim } from '../accounts/accounts.service.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { FeedbackService } from '../feedback/feedback.service.js';
import type { HandoffsService } from '../handoffs/handoffs.service.js';
import type { LeadsService } from '../leads/leads.service.js';
import type { PeopleService } from '../people/people.service.js';
import { DeliverWebhooks } from './deliver/deliver-webhooks.js';
import { Lanes } from './deliver/lanes.js';
import { PlanWebhooks } from './deliver/plan-webhooks.js';
import { WebhookSender } from './deliver/webhook-sender.js';
import { WebhookSubjects } from './deliver/webhook-subjects.service.js';
import { deliverKind, deliverSlowKind, WebhookTries } from './deliver/webhook-tries.service.js';
import { WebhookPreviewService } from './payload/webhook-preview.service.js';
import { WebhookLogService } from './webhook-log.service.js';
import { WebhooksService } from './webhooks.service.js';
import { listEndpoints } from './webhooks.store.js';

interface Sources {
  database: Database;
  now: () => number;
  newId: () => string;
  randomBytes: RandomBytes;
  secrets: Secrets;
  outgoing: OutgoingClient;
  publicUrl: string | undefined;
  companies: CompaniesService;
  people: PeopleService;
  leads: LeadsService;
  handoffs: HandoffsService;
  feedback: FeedbackService;
  recordAudit: RecordAudit;
  recordEvent: RecordEvent;
  jobs: JobRegistry;
  standing: CompanyStandingService;
}

export type WebhookServices = ReturnType<typeof makeWebhookServices>;

/** All of the feature, with its jobs in the registry. */
export function makeWebhookServices(sources: Sources) {
  const { jobs, randomBytes } = sources;
  const random = () => randomBytes(4).readUInt32BE() / 2 ** 32;
  const sender = new WebhookSender(sources);
  const addJob = jobAdder(sources);
  const tries = new WebhookTries({ ...sources, random, addJob });
  const plan = new PlanWebhooks({ ...sources, tries, subjects: new WebhookSubjects(sources) });
  jobs.handle(plan);
  jobs.subscribe(plan.kind, webhookEvents);
  const lanes = new Lanes(() => performance.now());
  for (const kind of [deliverKind, deliverSlowKind] as const)
    jobs.handle(new DeliverWebhooks(kind, { ...sources, addJob, sender, tries, lanes }));
  const reclaim: Reclaim = async (trx, { companyId }) => {
    for (const endpoint of await listEndpoints(trx, companyId))
      await tries.disable(trx, endpoint, { reason: 'reclaimed' });
  };
  return {
    reclaim,
    webhooks: new WebhooksService(sources),
    log: new WebhookLogService({ ...sources, sender, tries }),
    preview: new WebhookPreviewService(sources),
  };
}
