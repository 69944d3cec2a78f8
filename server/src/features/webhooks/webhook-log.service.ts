import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type {
  getWebhookDelivery,
  listWebhookDeliveries,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '@meg/shared/contract/webhooks';
import { waitSentences } from '@meg/shared/domain/companies/company-standing';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member } from '../../people/person.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import {
  beginRound,
  type DeliveryRow,
  findDelivery,
  insertDeliveryOnce,
  listAttempts,
  listDeliveries,
} from './deliver/webhook-deliveries.store.js';
import { isArrived, type WebhookSender } from './deliver/webhook-sender.js';
import type { WebhookTries } from './deliver/webhook-tries.service.js';
import { attemptView, deliveryView, shownUrl } from './webhook-views.js';
import { requireEndpoint } from './webhooks.service.js';
import type { EndpointRow } from './webhooks.store.js';

const mostAttempts = 50;

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordAudit'> {
  sender: WebhookSender;
  tries: WebhookTries;
  standing: CompanyStandingService;
}

type LogInput = ParsedInputOf<typeof listWebhookDeliveries>;
type DeliveryPath = ParsedInputOf<typeof getWebhookDelivery>['params'];

const switchedOff = 'This endpoint is switched off. Switch it on, then send again.';
const onItsWay = 'This is on its way already. Look again in a moment.';

/** The log of what was sent to a company's endpoints, with replays and tests. */
export class WebhookLogService {
  constructor(private readonly needs: Needs) {}

  async list({ companyId }: Member, { webhookId, cursor, state, limit }: LogInput['params'] & LogInput['query']) {
    const { reader } = this.needs.database;
    const { id: endpointId } = await requireEndpoint(reader, { companyId, id: webhookId });
    const waitsFor = await this.needs.standing.waitsFor(companyId);
    const rows = await listDeliveries(reader, { companyId, endpointId, before: cursor, state, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
    return { deliveries: shown.map((row) => deliveryView(row, waitsFor)), next };
  }

  async get(member: Member, { webhookId, deliveryId }: DeliveryPath): Promise<WebhookDeliveryDetail> {
    const { reader } = this.needs.database;
    const endpoint = await requireEndpoint(reader, { companyId: member.companyId, id: webhookId });
    const delivery = await this.requireDelivery(reader, endpoint, deliveryId);
    const waitsFor = await this.needs.standing.waitsFor(delivery.companyId);
    const attempts = await listAttempts(reader, delivery, mostAttempts);
    return {
      ...deliveryView(delivery, waitsFor),
      url: shownUrl(endpoint.url, member),
      body: delivery.body,
      tries: attempts.map(attemptView),
    };
  }

  /** Sends the same message with the same id, so that a receiver can recognise it. */
  async replay({ companyId, person }: Member, { webhookId, deliveryId }: DeliveryPath): Promise<WebhookDelivery> {
    const { database, now, recordAudit, tries } = this.needs;
    return database.transaction(async (trx) => {
      const endpoint = await requireEndpoint(trx, { companyId, id: webhookId });
      const { id, eventType } = await this.requireDelivery(trx, endpoint, deliveryId);
      if (endpoint.disabledAt !== null) throw new AppError('edit_conflict', { message: switchedOff });
      await this.requireStanding(companyId, trx);
      const row = await beginRound(trx, { companyId, id }, now());
      if (!row) throw new AppError('edit_conflict', { message: onItsWay });
      await tries.plan(trx, { endpoint, delivery: row, runAt: now() });
      const detail = { host: new URL(endpoint.url).host, event: eventType };
      await recordAudit(trx, { companyId, person, action: 'webhook.replayed', subject: id, detail });
      return deliveryView(row, null);
    });
  }

  /** Sends a test message once, even to an endpoint that is switched off. */
  async test(member: Member, webhookId: string, signal: AbortSignal): Promise<WebhookDeliveryDetail> {
    const { database, sender, tries } = this.needs;
    const key = { companyId: member.companyId, id: webhookId };
    const endpoint = await requireEndpoint(database.reader, key);
    await this.requireStanding(key.companyId);
    const delivery = this.pingTo(endpoint);
    const tried = await sender.send(endpoint, delivery, signal);
    const state = isArrived(tried) ? 'delivered' : 'failed';
    const row: DeliveryRow = { ...delivery, state, lastStatus: tried.status };
    await database.transaction(async (trx) => {
      // The endpoint may have been removed during the request.
      await requireEndpoint(trx, key);
      await insertDeliveryOnce(trx, row);
      await tries.storeOnly(trx, { endpoint, delivery: row, tried });
    });
    return this.get(member, { webhookId, deliveryId: row.id });
  }

  private pingTo({ id: endpointId, companyId }: EndpointRow): DeliveryRow {
    const { newId, now } = this.needs;
    const id = newId();
    const eventType = 'test.ping';
    const at = now();
    const data = { message: 'A test of this endpoint. Nothing has happened.' };
    return {
      id,
      companyId,
      endpointId,
      eventId: id,
      eventType,
      leadId: null,
      emailKey: '',
      phoneKey: '',
      state: 'failed',
      round: 1,
      attempts: 1,
      nextTryAt: null,
      lastStatus: null,
      createdAt: at,
      body: JSON.stringify({ type: eventType, version: 1, timestamp: new Date(at).toISOString(), eventId: id, data }),
    };
  }

  private async requireStanding(companyId: string, db?: Db): Promise<void> {
    const reason = await this.needs.standing.waitsFor(companyId, db);
    if (reason === null) return;
    throw new AppError('edit_conflict', { message: `Nothing is sent yet. ${waitSentences[reason]}` });
  }

  private async requireDelivery(db: Db, endpoint: EndpointRow, id: string): Promise<DeliveryRow> {
    const row = await findDelivery(db, { companyId: endpoint.companyId, id });
    if (row?.endpointId === endpoint.id) return row;
    throw new AppError('not_found', { message: 'This delivery is not there. Deliveries are kept for 30 days.' });
  }
}
