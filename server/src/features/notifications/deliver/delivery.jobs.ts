import type { Ground } from '../../../ground.js';
import { type FinishJob, type Job, type JobHandler, JobPostponed } from '../../../jobs/job.js';
import { hourMs, minuteMs } from '../../../time/time-units.js';
import type { ChannelName } from '../channels/channel-name.js';
import { markAfter, removeMark } from '../plan/notification-marks.store.js';
import { digestKind, type HeldDeliveries } from './held-deliveries.js';
import {
  endDeliveries,
  findDueDelivery,
  type HeldQuery,
  listHeld,
  mostInDigest,
} from './notification-deliveries.store.js';
import type { SendingService } from './sending.service.js';

interface Needs extends Pick<Ground, 'database' | 'now'> {
  sending: SendingService;
}

const retryAfterMs: Readonly<Record<ChannelName, readonly number[]>> = {
  email: [30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs],
  whatsapp: [30_000, 2 * minuteMs, 10 * minuteMs, hourMs],
};

/** Sends one notification by one channel. */
export function deliveryJob(channel: ChannelName, { database, now, sending }: Needs): JobHandler {
  return {
    kind: `notifications.${channel}`,
    retryAfterMs: retryAfterMs[channel],
    run: async (job, signal) => {
      const delivery = await findDueDelivery(database.reader, String(job.payload.deliveryId));
      return sending.send({ deliveries: delivery ? [delivery] : [], wasQuiet: false, job, signal });
    },
    onDead: (trx, { payload }, reason) =>
      endDeliveries(trx, [String(payload.deliveryId)], { state: 'failed', atMs: now(), reason }),
  };
}

function heldOf({ payload }: Job): HeldQuery {
  const channel = payload.channel === 'whatsapp' ? 'whatsapp' : 'email';
  return { personId: String(payload.personId), channel, untilMs: Number(payload.dueAt) };
}

/** The mark of a process that died expires. Longer than a try may take. */
const staleMs = 180_000;
const lookAgainMs = 2_000;

/**
 * Runs digests of one person and channel one after the other: two that are due at the same moment would both find what
 * is held, and send it twice. The mark is removed in the transaction that stores what was sent.
 */
async function oneDigestAtATime(
  { database, now }: Pick<Ground, 'database' | 'now'>,
  { id, companyId, payload }: Job,
  run: () => Promise<FinishJob>,
): Promise<FinishJob> {
  if (companyId === null) throw new Error(`The digest ${id} has no company`);
  const key = `digest:${payload.personId}:${payload.channel}`;
  const mark = { companyId, key, leadId: null, createdAt: now() };
  const runningSince = await database.transaction((trx) => markAfter(trx, mark, staleMs));
  if (runningSince !== undefined) throw new JobPostponed('Another digest for this person is being sent', lookAgainMs);
  try {
    const finish = await run();
    return async (trx) => {
      await finish(trx);
      await removeMark(trx, mark);
    };
  } catch (error) {
    // If the database fails as well, the mark expires, and the first error is the one to report.
    await database.transaction((trx) => removeMark(trx, mark)).catch(() => undefined);
    throw error;
  }
}

/** Sends all that is held for a person and due. If it is given up, they stay held for the next digest. */
export function digestJob(needs: Needs & { held: HeldDeliveries }): JobHandler {
  const { database, now, sending, held } = needs;
  const send = async (job: Job, signal: AbortSignal): Promise<FinishJob> => {
    const query = heldOf(job);
    const deliveries = await listHeld(database.reader, query);
    const wasQuiet = job.payload.wasQuiet !== 0;
    const wasKeptBack = job.payload.wasKeptBack === 1;
    const finish = await sending.send({ deliveries, wasQuiet, wasKeptBack, job, signal });
    const last = deliveries[mostInDigest - 1];
    return async (trx) => {
      await finish?.(trx);
      if (!last) return;
      const { companyId } = last.notification;
      await held.digestAt(trx, { ...query, companyId, wasQuiet, wasKeptBack, untilMs: now() });
    };
  };
  return {
    kind: digestKind,
    retryAfterMs: retryAfterMs.email,
    run: (job, signal) => oneDigestAtATime(needs, job, () => send(job, signal)),
  };
}
