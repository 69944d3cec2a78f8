/** Meg's server without rate limits, since a benchmark is one visitor who never stops. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createApp } from '../../../server/dist/app.js';
import { connect } from '../../../server/dist/database/connect.js';
import { readGuides } from '../../../server/dist/features/guides/read-guides.js';
import { defaultPasswordCost } from '../../../server/dist/features/people/passwords/passwords.service.js';
import { thisMachine } from '../../../server/dist/features/performance/machine.js';
import { sameRateLimits } from '../../../server/dist/http/rate-limits/rate-limit.js';
import { newId } from '../../../server/dist/ids/ids.js';
import { readLanguages } from '../../../server/dist/languages/read-languages.js';
import { OutgoingClient, outgoingDefaults } from '../../../server/dist/outgoing/outgoing-client.js';
import { ringOf } from '../../../server/dist/secrets/key-ring.js';
import { createSecretKey } from '../../../server/dist/secrets/secret-key.js';
import { Secrets } from '../../../server/dist/secrets/secrets.js';
import { createLogger } from '../../../server/dist/start/logger.js';
import { root } from '../../run.mjs';

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
  outgoingClient: new OutgoingClient({ ...outgoingDefaults, allowPrivate: false }),
  version: '0.0.0',
  frame: JSON.parse(readFileSync(path.join(root, 'widget/dist/frame.json'), 'utf8')),
  gazetteer: readFileSync(path.join(root, 'server/dist/gazetteer.bin')),
  classifier: readFileSync(path.join(root, 'server/dist/classifier.bin')),
  sitePages: new Map(),
  languages: await readLanguages(path.join(root, 'shared/dist/languages')),
  guides: await readGuides(path.join(root, 'server/dist/features/guides/data')),
  staticFolders: {
    loader: path.join(root, 'loader/dist'),
    widget: path.join(root, 'widget/dist'),
    dashboard: path.join(root, 'dashboard/build/client'),
    examples: path.join(root, 'examples'),
  },
  rateLimits: sameRateLimits(1e9),
  trustProxy: [],
  publicUrl: undefined,
  dashboardOrigin: undefined,
  operator: { name: '', email: '', phone: '', website: '', address: '' },
  machine: thisMachine(),
  metricsToken: undefined,
  isDraining: () => false,
  worksJobs: true,
});
process.on('SIGINT', () => process.exit(0));
process.send({ ready: await app.listen({ host: '127.0.0.1', port: 0 }) });
