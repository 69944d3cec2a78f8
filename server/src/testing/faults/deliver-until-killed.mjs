/**
 * Tells the endpoints of a database what has happened, until it is killed, or the last until all is done. For
 * webhook-kills.test.ts. Its clock is ahead by as much as it is told, so that the next tries are due.
 */
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { auditRecorder } from '../../../dist/audit/record-audit.js';
import { connect } from '../../../dist/database/connect.js';
import { eventRecorder } from '../../../dist/events/record-event.js';
import { CompaniesService } from '../../../dist/features/companies/companies.service.js';
import { CompanyStandingService } from '../../../dist/features/companies/standing/company-standing.service.js';
import { FeedbackService } from '../../../dist/features/feedback/feedback.service.js';
import { webhooksFeature } from '../../../dist/features/webhooks/webhooks.feature.js';
import { newId } from '../../../dist/ids/ids.js';
import { jobAdder } from '../../../dist/jobs/add-job.js';
import { JobRegistry } from '../../../dist/jobs/job-registry.js';
import { releaseLeases } from '../../../dist/jobs/jobs.store.js';
import { Worker } from '../../../dist/jobs/worker/worker.js';
import { OutgoingClient, outgoingDefaults } from '../../../dist/outgoing/outgoing-client.js';
import { ringOf } from '../../../dist/secrets/key-ring.js';
import { createSecretKey } from '../../../dist/secrets/secret-key.js';
import { Secrets } from '../../../dist/secrets/secrets.js';

const [target, aheadMs, isLast] = process.argv.slice(2);
const now = () => Date.now() + Number(aheadMs);
const registry = new JobRegistry();
const recordEvent = eventRecorder({ now, newId });
const database = connect(JSON.parse(target));
const sources = { database, now, newId, recordEvent };
const ground = {
  ...sources,
  registry,
  addJob: jobAdder(sources),
  random: Math.random,
  randomBytes,
  secrets: new Secrets(ringOf(createSecretKey(randomBytes))),
  outgoing: new OutgoingClient({ ...outgoingDefaults, allowPrivate: true }),
  publicUrl: undefined,
  recordAudit: auditRecorder(sources),
};
const { jobs } = webhooksFeature(ground, {
  companies: new CompaniesService(ground),
  feedback: new FeedbackService(ground),
  standing: new CompanyStandingService(ground),
});
for (const handler of jobs) registry.handle(handler);
// One at a time: what a death may repeat is what was under way.
for (const kind of ['webhooks.deliver', 'webhooks.deliver-slow']) registry.handlerOf(kind).atOnce = 1;

// Those before it are gone.
await database.transaction(releaseLeases);
const worker = new Worker({ ...ground, logger: pino({ level: 'silent' }) });
if (isLast === 'true') {
  await worker.settle();
  await database.close();
} else worker.start();
