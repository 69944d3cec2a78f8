import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { dayMs } from '../../../time/time-units.js';
import { disableEndpoint, type EndpointRow, noteResult } from '../webhooks.store.js';
import { nextWaitMs } from './retry-schedule.js';
import { type DeliveryRow, insertAttempt, updateTried } from './webhook-deliveries.store.js';
import { isArrived, type Tried } from './webhook-sender.js';

export const deliverKind = 'webhooks.deliver';
/** A queue of its own for failing endpoints, whose long tries would delay the others. */
export const deliverSlowKind = 'webhooks.deliver-slow';

const goneStatus = 410;
/** An endpoint that has failed for so long is switched off. */
const mostFailingMs = 5 * dayMs;

interface PlannedTry {
  endpoint: Pick<EndpointRow, 'failingSince'>;
  delivery: Pick<DeliveryRow, 'id' | 'companyId' | 'round' | 'attempts'>;
  runAt: number;
}

interface Sent {
  endpoint: EndpointRow;
  delivery: DeliveryRow;
  tried: Tried;
}

/** Stores the result of a try, and what follows from it, in the caller's transaction. */
export class WebhookTries {
  constructor(
    private readonly ground: Pick<Ground, 'now' | 'newId' | 'random' | 'addJob' | 'recordEvent' | 'recordAudit'>,
  ) {}

  /** Adds the job of one try. The key holds the number of the try, so that no job is added twice. */
  async plan(trx: Db, { endpoint, delivery, runAt }: PlannedTry): Promise<void> {
    const { id: deliveryId, companyId, round, attempts } = delivery;
    const kind = endpoint.failingSince === null ? deliverKind : deliverSlowKind;
    const payload = { deliveryId, round, attempts };
    const uniqueKey = `${kind}:${deliveryId}:${round}:${attempts}`;
    await this.ground.addJob(trx, { kind, companyId, payload, uniqueKey, runAt });
  }

  async store(trx: Db, sent: Sent): Promise<void> {
    const { delivery, tried } = sent;
    const attempts = delivery.attempts + 1;
    const next = this.next(sent);
    // First, because the delivery may have been erased or sent again while the request was under way.
    const change = { ...next, attempts, lastStatus: tried.status };
    if (!(await updateTried(trx, delivery, change))) return;
    await this.storeAttempt(trx, sent);
    if (next.nextTryAt !== null) {
      const failing = { failingSince: tried.startedAt };
      await this.plan(trx, { endpoint: failing, delivery: { ...delivery, attempts }, runAt: next.nextTryAt });
    }
    await this.judgeEndpoint(trx, sent, true);
  }

  /** For a message that is tried once, such as a test. */
  async storeOnly(trx: Db, sent: Sent): Promise<void> {
    await this.storeAttempt(trx, sent);
    await this.judgeEndpoint(trx, sent, false);
  }

  private next({ delivery, tried }: Sent): Pick<DeliveryRow, 'state' | 'nextTryAt'> {
    if (isArrived(tried)) return { state: 'delivered', nextTryAt: null };
    const { now, random } = this.ground;
    const { status, retryAfter } = tried;
    const failed = { attempts: delivery.attempts + 1, status, retryAfter, nowMs: now() };
    const waitMs = status === goneStatus ? undefined : nextWaitMs(failed, random());
    return waitMs === undefined
      ? { state: 'failed', nextTryAt: null }
      : { state: 'pending', nextTryAt: failed.nowMs + waitMs };
  }

  private async storeAttempt(trx: Db, { delivery, tried }: Sent): Promise<void> {
    const { retryAfter: _, ...attempt } = tried;
    await insertAttempt(trx, {
      ...attempt,
      id: this.ground.newId(),
      companyId: delivery.companyId,
      deliveryId: delivery.id,
      headers: JSON.stringify(attempt.headers),
    });
  }

  private async judgeEndpoint(trx: Db, { endpoint, tried }: Sent, counts: boolean): Promise<void> {
    const { status, fault } = tried;
    const at = this.ground.now();
    const becomes = isArrived(tried) ? 'arriving' : counts ? 'failing' : 'as before';
    await noteResult(trx, endpoint, { at, status, fault, becomes });
    if (becomes !== 'failing') return;
    if (status === goneStatus) await this.disable(trx, endpoint, { reason: 'gone' });
    else await this.disable(trx, endpoint, { reason: 'failing', failingSinceBefore: at - mostFailingMs });
  }

  /** Switches the endpoint off; the event notifies the owners. */
  async disable(
    trx: Db,
    endpoint: EndpointRow,
    why: { reason: 'gone' | 'failing' | 'reclaimed'; failingSinceBefore?: number },
  ): Promise<void> {
    const { now, recordEvent, recordAudit } = this.ground;
    if (!(await disableEndpoint(trx, endpoint, { at: now(), ...why }))) return;
    const { companyId, id } = endpoint;
    const detail = { reason: why.reason, host: new URL(endpoint.url).host };
    await recordAudit(trx, { companyId, person: 'system', action: 'webhook.disabled', subject: id, detail });
    await recordEvent(trx, { type: 'webhook.disabled', companyId, subjectId: id, detail });
  }
}
