import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp, type Dependencies } from '../app.js';
import type { Database } from '../database/database.js';
import { readGuides } from '../features/guides/read-guides.js';
import { readTranslations } from '../features/guides/translations/read-translations.js';
import { sameRateLimits } from '../http/rate-limits/rate-limit.js';
import { newId } from '../ids/ids.js';
import { readLanguages } from '../languages/read-languages.js';
import { OutgoingClient, outgoingDefaults } from '../outgoing/outgoing-client.js';
import { Mailbox } from './mailbox.js';
import { testSecrets } from './secrets.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The server as it is, but for a small frame and no limits; a test changes what it is about. */
export async function createTestApp(database: Database, changes: Partial<Dependencies> = {}): Promise<FastifyInstance> {
  const guidesFolder = path.join(root, 'server/src/features/guides/data');
  const guides = await readGuides(guidesFolder);
  const app = await createApp({
    database,
    logger: pino({ level: 'silent' }),
    now: Date.now,
    newId,
    randomBytes,
    secrets: testSecrets,
    passwordCost: { memoryKiB: 8, passes: 1 },
    mailer: new Mailbox(),
    // Servers of this machine by their addresses, and nothing by a name: no test asks the internet.
    outgoing: new OutgoingClient({ ...outgoingDefaults, allowPrivate: true, resolve: async () => [] }),
    version: '0.0.0',
    frame: {
      style: 'body{margin:0}',
      early: 'globalThis.early=1',
      chat: '/widget/assets/chat-test.js',
      ahead: ['/widget/assets/chat-test.js', '/widget/assets/engine-test.js'],
      languages: {
        en: {
          name: 'English',
          direction: 'ltr',
          firstView: { greeting: 'Hello' },
          noCompany: { unknown: 'Nobody' },
          offer: 'Continue in English',
          drawn: {
            view: '<h1>\uE000name\uE001</h1><p>\uE000greeting\uE001</p>',
            greeting: 'I am with \uE000name\uE001',
            late: 'Not there',
            lateWithPhone: '<a href="\uE000phoneUrl\uE001">\uE000phone\uE001</a>',
          },
          words: '/words-en.js',
        },
      },
    },
    gazetteer: readFileSync(path.join(root, 'server/dist/gazetteer.bin')),
    classifier: readFileSync(path.join(root, 'server/dist/classifier.bin')),
    matters: readFileSync(path.join(root, 'server/dist/matters.bin')),
    sitePages: new Map(),
    languages: await readLanguages(path.join(root, 'shared/src/languages')),
    guides,
    translations: await readTranslations(guidesFolder, guides),
    staticFolders: {
      loader: path.join(root, 'loader/dist'),
      widget: path.join(root, 'widget/dist'),
      dashboard: path.join(root, 'dashboard/build/client'),
      examples: path.join(root, 'examples'),
    },
    rateLimits: sameRateLimits(1_000_000),
    trustProxy: [],
    publicUrl: undefined,
    dashboardOrigin: undefined,
    operator: { name: '', email: '', phone: '', website: '', address: '', profile: '', betaEmail: '' },
    machine: { name: 'node-1', memory: () => ({ usedBytes: 128 * 1_048_576, totalBytes: 512 * 1_048_576 }) },
    metricsToken: undefined,
    isDraining: () => false,
    // A test says when: `await app.worker.settle()`.
    worksJobs: false,
    // An answer that never ends would keep a test from its own end.
    longestStreamMs: 0,
    ...changes,
  });
  await app.ready();
  return app;
}
