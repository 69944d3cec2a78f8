/**
 * Does jobs of the kind `deliver` by telling the receiver of each, until it is killed, or the last until all is done. For worker-kills.test.ts. Its clock
 * is ahead by as much as it is told, so that the leases of those killed before it are over.
 */
import { pino } from 'pino';
import { connect } from '../../dist/database/connect.js';
import { eventRecorder } from '../../dist/features/events/events.service.js';
import { newId } from '../../dist/ids.js';
import { JobRegistry } from '../../dist/jobs/job-registry.js';
import { Worker } from '../../dist/jobs/worker.js';

const [target, receiver, aheadMs, isLast] = process.argv.slice(2);
const now = () => Date.now() + Number(aheadMs);
const registry = new JobRegistry();
registry.handle({
  kind: 'deliver',
  atOnce: 1,
  retryAfterMs: Array.from({ length: 10_000 }, () => 5),
  async run({ id, payload }, signal) {
    const body = JSON.stringify({ job: id, event: payload.subjectId });
    const { ok } = await fetch(receiver, { method: 'POST', body, signal });
    if (!ok) throw new Error('Refused');
  },
});
registry.subscribe('deliver', ['feedback.given']);

const database = connect(JSON.parse(target));
const worker = new Worker({
  ...{ database, now, newId, registry },
  recordEvent: eventRecorder({ now, newId }),
  random: Math.random,
  logger: pino({ level: 'silent' }),
});
if (isLast === 'true') {
  await worker.settle();
  await database.close();
} else worker.start();
