import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.js';
import { type Config, readConfig } from './config.js';
import { connect } from './database/connect.js';
import type { Database } from './database/database.js';
import { lockForServer } from './database/sqlite/server-lock.js';
import type { Frame } from './features/embed/embed-document.js';
import { readGuides } from './features/guides/read-guides.js';
import { LanguageModelService } from './features/language-model/language-model.service.js';
import type { MadeAdmin } from './features/people/first-admin.js';
import { defaultPasswordCost } from './features/people/passwords/passwords.service.js';
import { thisMachine } from './features/performance/machine.js';
import { readSitePages } from './features/site/site-pages.js';
import { readBuilt } from './http/pages/static-files.js';
import { defaultRateLimits } from './http/rate-limits/rate-limit.js';
import { newId } from './ids.js';
import { releaseLeases } from './jobs/jobs.store.js';
import { readLanguages } from './languages/read-languages.js';
import { makeLogger } from './logger.js';
import { chooseMailer } from './mail/send/choose-mailer.js';
import { OutgoingClient, outgoingDefaults } from './outgoing/outgoing-client.js';
import { type Role, readRole } from './role.js';
import { announceKeys, chooseKeys } from './secrets/choose-keys.js';
import { keyFileOf } from './secrets/key-file.js';
import { prepareSecrets, requireKeyFile } from './secrets/prepare-secrets.js';
import { Secrets } from './secrets/secrets.js';
import { hourMs } from './time-units.js';

const stopMs = 10_000;
/** Of the time to stop, for what comes after the last answer: the database and the log. */
const lastStepsMs = 3_500;
const graphAddress = 'https://graph.facebook.com/v23.0';
const longestStreamMs = hourMs;

/** What stops the start is said with the setting that it comes from. */
async function because<T>(setting: string, step: () => Promise<T> | T): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw new Error(
      `Meg cannot start, because of ${setting}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function settingOf({ database }: Config): string {
  return database.kind === 'sqlite' ? `DATA_DIR (${database.file})` : 'DATABASE_URL';
}

function keySettingOf({ secrets }: Config): string {
  return secrets.key ? 'SECRETS_KEY' : `DATA_DIR (${keyFileOf(secrets.folder)})`;
}

function fromRoot(file: string): string {
  return fileURLToPath(new URL(`../../${file}`, import.meta.url));
}

function writerOf({ languageModel: settings }: Config, given: { database: Database; logger: Logger }) {
  return settings && new LanguageModelService({ settings, ...given, now: Date.now });
}

/** Where it can be reached; nowhere, where it only does jobs. */
async function open(app: FastifyInstance, { serves }: Role, { host, port }: Config): Promise<string | undefined> {
  if (serves) return because(`HOST or PORT (${host}:${port})`, () => app.listen({ host, port }));
  await app.ready();
  return undefined;
}

/** The password is kept nowhere, so it is told at once: to the starting script where there is one. */
function announceAdmin(madeAdmin: MadeAdmin): void {
  if (process.send) process.send({ madeAdmin });
  else process.stderr.write(`The first admin is ${madeAdmin.email} with the password ${madeAdmin.password}\n`);
}

function lockSqlite(file: string, logger: Logger): Promise<void> {
  return lockForServer(file, { onWait: () => logger.warn('waiting for another server on this database to end') });
}

async function start(config: Config, role: Role): Promise<void> {
  const logger = makeLogger(config.logLevel);
  const target = config.database;
  if (target.kind === 'sqlite') await because(settingOf(config), () => lockSqlite(target.file, logger));
  const database = await because(settingOf(config), () =>
    connect(target, ({ message }) => logger.fatal({ reason: message }, 'the database takes no writes any more')),
  );
  let draining = false;

  await because(settingOf(config), () => database.migrate());
  await because(keySettingOf(config), () => requireKeyFile(database, config.secrets));
  const keys = await because(keySettingOf(config), () => chooseKeys(config.secrets, randomBytes));
  announceKeys(config.secrets, logger);
  await because(keySettingOf(config), () => prepareSecrets(database, keys, logger));
  // SQLite has one server, so whoever held a job before is gone.
  if (database.dialect === 'sqlite') await because(settingOf(config), () => database.transaction(releaseLeases));
  const app = await buildApp({
    database,
    logger,
    now: Date.now,
    newId,
    randomBytes,
    secrets: new Secrets(keys, logger),
    passwordCost: defaultPasswordCost,
    mailer: chooseMailer(config, logger),
    whatsapp: config.whatsapp && { ...config.whatsapp, baseUrl: graphAddress },
    outgoingClient: new OutgoingClient({ ...outgoingDefaults, allowPrivate: config.allowPrivateWebhooks }),
    version: JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')).version,
    frame: JSON.parse(readBuilt(fromRoot('widget/dist/frame.json'), 'run `npm run build`')) as Frame,
    gazetteer: readFileSync(new URL('gazetteer.bin', import.meta.url)),
    classifier: readFileSync(new URL('classifier.bin', import.meta.url)),
    sitePages: readSitePages(fromRoot('dashboard/build/client'), config.publicUrl),
    languages: await readLanguages(fromRoot('shared/dist/languages')),
    guides: await readGuides(fileURLToPath(new URL('features/guides/data', import.meta.url))),
    writer: writerOf(config, { database, logger }),
    staticFolders: {
      loader: fromRoot('loader/dist'),
      widget: fromRoot('widget/dist'),
      dashboard: fromRoot('dashboard/build/client'),
      examples: fromRoot('examples'),
    },
    rateLimits: defaultRateLimits,
    trustProxy: config.trustProxy,
    publicUrl: config.publicUrl,
    dashboardOrigin: config.dashboardOrigin,
    isDraining: () => draining,
    operator: config.operator,
    machine: thisMachine(),
    metricsToken: config.metricsToken,
    worksJobs: role.works,
    longestStreamMs,
    longestCloseMs: stopMs - config.drainMs - lastStepsMs,
  });
  const address = await open(app, role, config);

  closeWithGrace({ delay: stopMs, logger: { error: (fault) => logger.fatal(fault) } }, async ({ err, signal }) => {
    if (err) {
      logger.fatal({ err }, 'stopping after a fault');
      app.worker.blameRunning();
    }
    if (signal) logger.info({ signal }, 'stopping');
    draining = true;
    if (signal === 'SIGTERM' && role.serves) await setTimeout(config.drainMs);
    await app.close();
    await database.close();
    logger.info('stopped');
    logger.flush();
  });
  if (role.serves) await app.makeFirstAdmin({ ...config.firstAdmin, announce: announceAdmin });
  if (!role.serves) logger.info('working on jobs');
  // The starting script, where there is one, waits for this.
  process.send?.({ ready: address, publicUrl: config.publicUrl });
}

try {
  const config = readConfig(process.env);
  await start(config, readRole(process.argv.slice(2), config.database));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
