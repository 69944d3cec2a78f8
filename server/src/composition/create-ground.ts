import type { FastifyInstance } from 'fastify';
import { auditRecorder } from '../audit/record-audit.js';
import { eventRecorder } from '../events/record-event.js';
import type { Ground } from '../ground.js';
import { readSessionCookie } from '../http/access/session-cookie.js';
import { jobAdder } from '../jobs/add-job.js';
import { JobRegistry } from '../jobs/job-registry.js';
import { languageOfRequest } from '../languages/language-of-request.js';
import { SharedLimits } from '../limits/shared-limits.js';
import { addressOfLinks, addressOfServer } from '../mail/letter/link-address.js';
import { MailLimits } from '../mail/mail-limits.js';
import type { Dependencies } from './dependencies.js';

export async function createGround(app: FastifyInstance, deps: Dependencies): Promise<Ground> {
  const limits = new SharedLimits(deps);
  return {
    ...deps,
    random: () => deps.randomBytes(4).readUInt32BE() / 2 ** 32,
    languageOf: languageOfRequest(deps.languages),
    registry: new JobRegistry(),
    addJob: jobAdder(deps),
    recordEvent: eventRecorder(deps),
    recordAudit: auditRecorder(deps),
    limits,
    mailLimits: new MailLimits({ ...deps, limits }),
    cookie: await readSessionCookie(app, deps.publicUrl),
    linkAddress: addressOfLinks(app, deps),
    serverAddress: addressOfServer(app, deps.publicUrl),
  };
}
