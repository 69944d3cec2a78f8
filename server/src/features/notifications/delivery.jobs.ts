import type { Database } from '../../database/database.js';
import type { Job, JobHandler } from '../../jobs/job.js';
import type { ChannelName } from './channel.js';
import { digestKind } from './held-deliveries.js';
import { endDeliveries, findDueDelivery, listHeld } from './notification-deliveries.store.js';
import type { SendingService } from './sending.service.js';

interface Sources {
  database: Database;
  now: () => number;
  sending: SendingService;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const retryAfterMs: Readonly<Record<ChannelName, readonly number[]>> = {
  email: [30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs, 2 * hourMs, 6 * hourMs],
  whatsapp: [30_000, 2 * minuteMs, 10 * minuteMs, hourMs],
};

/** One notification, at once, by one channel. */
export function deliveryJob(channel: ChannelName, { database, now, sending }: Sources): JobHandler {
  return {
    kind: `notifications.${channel}`,
    retryAfterMs: retryAfterMs[channel],
    run: async (job, signal) => {
      const delivery = await findDueDelivery(database.reader, String(job.payload.deliveryId));
      return sending.send({ deliveries: delivery ? [delivery] : [], isDigest: false, job, signal });
    },
    onDead: (trx, { payload }, reason) =>
      endDeliveries(trx, [String(payload.deliveryId)], { state: 'failed', atMs: now(), reason }),
  };
}

function heldOf({ payload }: Job) {
  const channel = payload.channel === 'whatsapp' ? 'whatsapp' : 'email';
  return { personId: String(payload.personId), channel, untilMs: Number(payload.dueAt) } as const;
}

/** All that was held for a person, when the quiet is over. Given up, it leaves them held, for the digest after it. */
export function digestJob({ database, sending }: Sources): JobHandler {
  return {
    kind: digestKind,
    retryAfterMs: retryAfterMs.email,
    run: async (job, signal) => {
      const deliveries = await listHeld(database.reader, heldOf(job));
      return sending.send({ deliveries, isDigest: true, job, signal });
    },
  };
}
