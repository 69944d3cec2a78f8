import {
  type WebhookEvent,
  type WebhookMapping,
  type WebhookShape,
  webhookEvents,
} from '@meg/shared/contract/webhooks';
import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { FinishJob, Job, JobHandler } from '../../../jobs/job.js';
import { hourMs, minuteMs } from '../../../time/time-units.js';
import { type CompaniesService, publicCompanyOf } from '../../companies/companies.service.js';
import { createPayload } from '../payload/create-payload.js';
import { type EndpointRow, listEndpoints } from '../webhooks.store.js';
import { type DeliveryRow, insertDeliveryOnce } from './webhook-deliveries.store.js';
import type { PlannedEvent, WebhookSubject, WebhookSubjects } from './webhook-subjects.service.js';
import type { WebhookTries } from './webhook-tries.service.js';

interface Needs extends Pick<Ground, 'now' | 'newId' | 'publicUrl'> {
  companies: CompaniesService;
  subjects: WebhookSubjects;
  tries: WebhookTries;
}

const listensTo =
  (type: string) =>
  ({ disabledAt, events }: EndpointRow): boolean =>
    disabledAt === null && (JSON.parse(events) as string[]).includes(type);

/** Stores the messages of an event to the endpoints that subscribed to it. */
export class PlanWebhooks implements JobHandler {
  readonly kind = 'webhooks.plan';
  readonly events = webhookEvents;
  readonly retryAfterMs = [1_000, 10_000, minuteMs, 10 * minuteMs, hourMs];

  constructor(private readonly needs: Needs) {}

  async run(job: Job): Promise<FinishJob | undefined> {
    const { companyId } = job;
    if (companyId === null) return undefined;
    const event = await this.eventOf(job, companyId);
    // Reads and writes in one transaction, so that nothing is sent of a lead that is erased in between.
    return (trx) => this.plan(trx, event);
  }

  private async eventOf({ payload, createdAt }: Job, companyId: string): Promise<PlannedEvent> {
    const { eventId, type, subjectId, happenedAt, from, to } = payload;
    return {
      companyId,
      id: String(eventId),
      type: type as WebhookEvent,
      subjectId: String(subjectId),
      atMs: Number(happenedAt ?? createdAt),
      change: typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined,
      company: publicCompanyOf(await this.needs.companies.requireById(companyId)),
      publicUrl: this.needs.publicUrl ?? '',
    };
  }

  private async plan(trx: Db, event: PlannedEvent): Promise<void> {
    const endpoints = (await listEndpoints(trx, event.companyId)).filter(listensTo(event.type));
    if (endpoints.length === 0) return;
    const subject = await this.needs.subjects.find(trx, event);
    if (!subject) return;
    for (const endpoint of endpoints) await this.planFor(trx, endpoint, { event, subject });
  }

  private async planFor(
    trx: Db,
    endpoint: EndpointRow,
    { event, subject }: { event: PlannedEvent; subject: WebhookSubject },
  ): Promise<void> {
    const { newId, now, tries } = this.needs;
    const { facts, ...whose } = subject;
    const at = now();
    const mapping = JSON.parse(endpoint.mapping) as WebhookMapping;
    const delivery: DeliveryRow = {
      id: newId(),
      companyId: event.companyId,
      endpointId: endpoint.id,
      ...whose,
      eventId: event.id,
      eventType: event.type,
      state: 'pending',
      round: 1,
      attempts: 0,
      body: createPayload(endpoint.shape as WebhookShape, mapping, facts),
      nextTryAt: at,
      lastStatus: null,
      createdAt: at,
    };
    if (await insertDeliveryOnce(trx, delivery)) await tries.plan(trx, { endpoint, delivery, runAt: at });
  }
}
