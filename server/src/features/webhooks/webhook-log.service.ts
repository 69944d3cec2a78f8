import type { AnswerOf, ParsedInputOf } from '@meg/shared/contract/endpoint';
import type {
  getWebhookDelivery,
  listWebhookDeliveries,
  WebhookDelivery,
  WebhookDeliveryDetail,
} from '@meg/shared/contract/webhooks';
import { type WaitReason, waitSentences } from '@meg/shared/domain/companies/company-standing';
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
import { type EndpointRow, findEndpoint } from './webhooks.store.js';

const mostAttempts = 50;

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordAudit'> {
  sender: WebhookSender;
  tries: WebhookTries;
  standing: CompanyStandingService;
}

type LogInput = ParsedInputOf<typeof listWebhookDeliveries>;
type LogRequest = LogInput['params'] & LogInput['query'];
type DeliveryPath = ParsedInputOf<typeof getWebhookDelivery>['params'];

const switchedOff = 'This endpoint is switched off. Switch it on, then send again.';
const onItsWay = 'This is on its way already. Look again in a moment.';

function waiting(reason: WaitReason): AppError {
  return new AppError('edit_conflict', { message: `Nothing is sent yet. ${waitSentences[reason]}` });
}

/** The log of what was sent to a company's endpoints, with replays and tests. */
export class WebhookLogService {
  constructor(private readonly needs: Needs) {}

  async list(
    member: Member,
    { webhookId, cursor, state, limit }: LogRequest,
  ): Promise<AnswerOf<typeof listWebhookDeliveries>> {
    const { reader } = this.needs.database;
    const { id: endpointId, companyId } = await this.requireEndpoint(reader, member, webhookId);
    const waitsFor = await this.needs.standing.waitsFor(companyId);
    const rows = await listDeliveries(reader, { companyId, endpointId, before: cursor, state, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
    return { deliveries: shown.map((row) => deliveryView(row, waitsFor)), next };
  }

  async get(member: Member, { webhookId, deliveryId }: DeliveryPath): Promise<WebhookDeliveryDetail> {
    const { reader } = this.needs.database;
    const endpoint = await this.requireEndpoint(reader, member, webhookId);
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
  async replay(member: Member, { webhookId, deliveryId }: DeliveryPath): Promise<WebhookDelivery> {
    const { database, now, recordAudit, tries } = this.needs;
    return database.transaction(async (trx) => {
      const endpoint = await this.requireEndpoint(trx, member, webhookId);
      const { id, companyId, eventType } = await this.requireDelivery(trx, endpoint, deliveryId);
      if (endpoint.disabledAt !== null) throw new AppError('edit_conflict', { message: switchedOff });
      await this.requireStanding(companyId, trx);
      const row = await beginRound(trx, { companyId, id }, now());
      if (!row) throw new AppError('edit_conflict', { message: onItsWay });
      await tries.plan(trx, { endpoint, delivery: row, runAt: now() });
      const detail = { host: new URL(endpoint.url).host, event: eventType };
      await recordAudit(trx, { companyId, person: member.person, action: 'webhook.replayed', subject: id, detail });
      return deliveryView(row, null);
    });
  }

  /** Sends a test message once, even to an endpoint that is switched off. */
  async test(member: Member, webhookId: string, signal: AbortSignal): Promise<WebhookDeliveryDetail> {
    const { database, sender, tries } = this.needs;
    const endpoint = await this.requireEndpoint(database.reader, member, webhookId);
    await this.requireStanding(endpoint.companyId);
    const delivery = this.pingTo(endpoint);
    const tried = await sender.send(endpoint, delivery, signal);
    const row: DeliveryRow = {
      ...delivery,
      state: isArrived(tried) ? 'delivered' : 'failed',
      lastStatus: tried.status,
    };
    await database.transaction(async (trx) => {
      // The endpoint may have been removed during the request.
      await this.requireEndpoint(trx, member, webhookId);
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
    if (reason !== null) throw waiting(reason);
  }

  private async requireEndpoint(db: Db, { companyId }: Member, id: string): Promise<EndpointRow> {
    const row = await findEndpoint(db, { companyId, id });
    if (!row) throw new AppError('not_found', { message: 'This endpoint is not there. It may have been removed.' });
    return row;
  }

  private async requireDelivery(db: Db, endpoint: EndpointRow, id: string): Promise<DeliveryRow> {
    const row = await findDelivery(db, { companyId: endpoint.companyId, id });
    if (row?.endpointId === endpoint.id) return row;
    throw new AppError('not_found', { message: 'This delivery is not there. Deliveries are kept for 30 days.' });
  }
}
