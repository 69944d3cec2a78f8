import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { type FinishJob, type Job, type JobHandler, JobPostponed } from '../../../jobs/job.js';
import { dayMs, hourMs, minuteMs } from '../../../time/time-units.js';
import type { CompanyStandingService } from '../../companies/standing/company-standing.service.js';
import { findEndpoint } from '../webhooks.store.js';
import type { Lanes } from './lanes.js';
import { type DeliveryRow, findDelivery, type TryKey, updateTried } from './webhook-deliveries.store.js';
import type { WebhookSender } from './webhook-sender.js';
import { deliverKind, deliverSlowKind, type WebhookTries } from './webhook-tries.service.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'addJob'> {
  lanes: Lanes;
  sender: WebhookSender;
  tries: WebhookTries;
  standing: CompanyStandingService;
}

const atOnce = { [deliverKind]: 32, [deliverSlowKind]: 16 } as const;
/** Older messages do more harm than good in a CRM. */
const longestWaitMs = 7 * dayMs;

/** The try that a job is for. */
function tryOf({ companyId, payload }: Job): TryKey {
  const { deliveryId, round, attempts } = payload;
  return { companyId: companyId ?? '', id: String(deliveryId), round: Number(round), attempts: Number(attempts) };
}

/**
 * Sends a message once. A refusal by the receiver is no failure of the job: the attempt and the job of the next try are
 * stored in the transaction that ends this job.
 */
export class DeliverWebhooks implements JobHandler {
  /** For our own failures, such as a database that cannot be reached. */
  readonly retryAfterMs = [1_000, 10_000, minuteMs, 10 * minuteMs, hourMs];
  readonly atOnce: number;
  readonly waitsForStanding = true;

  constructor(
    readonly kind: typeof deliverKind | typeof deliverSlowKind,
    private readonly needs: Needs,
  ) {
    this.atOnce = atOnce[kind];
  }

  async run(job: Job, signal: AbortSignal): Promise<FinishJob | undefined> {
    const { database, lanes, now, sender, tries } = this.needs;
    const key = tryOf(job);
    const delivery = await findDelivery(database.reader, key);
    // It was erased, another worker did it, or a person has sent it again.
    if (!delivery || !isAwaited(delivery, key)) return undefined;
    const endpoint = await findEndpoint(database.reader, { companyId: key.companyId, id: delivery.endpointId });
    if (!endpoint || endpoint.disabledAt !== null) return (trx) => stop(trx, key);
    const wait = await this.needs.standing.putOff({ ...job, companyId: key.companyId }, longestWaitMs);
    if (wait) return wait === 'too_late' ? (trx) => stop(trx, key) : wait;
    // The endpoint has failed since this was planned, so the job moves to the slow queue.
    if (this.kind === deliverKind && endpoint.failingSince !== null)
      return (trx) => tries.plan(trx, { endpoint, delivery, runAt: now() });
    const sent = await lanes.run(endpoint.id, () => sender.send(endpoint, delivery, signal));
    if ('waitMs' in sent) throw new JobPostponed('The endpoint is busy with others', sent.waitMs);
    return (trx) => tries.store(trx, { endpoint, delivery, tried: sent.done });
  }

  async onDead(trx: Db, job: Job): Promise<void> {
    await updateTried(trx, tryOf(job), { state: 'failed', nextTryAt: null });
  }
}

/** A delivery that was given up is still awaited, because its job can be replayed. */
function isAwaited({ state, round, attempts }: DeliveryRow, key: TryKey): boolean {
  return (state === 'pending' || state === 'failed') && round === key.round && attempts === key.attempts;
}

async function stop(trx: Db, key: TryKey): Promise<void> {
  await updateTried(trx, key, { state: 'stopped', nextTryAt: null });
}
