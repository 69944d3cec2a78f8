/** Meg's server without rate limits, since a benchmark is one visitor who never stops. */
import { randomBytes } from 'node:crypto';
import { createApp } from '../../../server/dist/app.js';
import { connect } from '../../../server/dist/database/connect.js';
import { defaultPasswordCost } from '../../../server/dist/features/people/passwords/passwords.service.js';
import { thisMachine } from '../../../server/dist/features/performance/machine.js';
import { sameRateLimits } from '../../../server/dist/http/rate-limits/rate-limit.js';
import { newId } from '../../../server/dist/ids/ids.js';
import { OutgoingClient, outgoingDefaults } from '../../../server/dist/outgoing/outgoing-client.js';
import { ringOf } from '../../../server/dist/secrets/key-ring.js';
import { createSecretKey } from '../../../server/dist/secrets/secret-key.js';
import { Secrets } from '../../../server/dist/secrets/secrets.js';
import { readBuiltFiles } from '../../../server/dist/start/built-files.js';
import { createLogger } from '../../../server/dist/start/logger.js';

const key = createSecretKey(randomBytes);
const database = connect(JSON.parse(process.argv[2]));
await database.migrate();
const app = await createApp({
  database,
  logger: createLogger('info'),
  now: Date.now,
  newId,
  randomBytes,
  secrets: new Secrets(ringOf(key)),
  passwordCost: defaultPasswordCost,
  mailer: { send: () => Promise.resolve() },
  outgoing: new OutgoingClient({ ...outgoingDefaults, allowPrivate: false }),
  ...(await readBuiltFiles(undefined)),
  sitePages: new Map(),
  rateLimits: sameRateLimits(1e9),
  trustProxy: [],
  publicUrl: undefined,
  dashboardOrigin: undefined,
  operator: { name: '', email: '', phone: '', website: '', address: '', profile: '', betaEmail: '' },
  machine: thisMachine(),
  metricsToken: undefined,
  isDraining: () => false,
  worksJobs: true,
});
process.on('SIGINT', () => process.exit(0));
process.send({ ready: await app.listen({ host: '127.0.0.1', port: 0 }) });
