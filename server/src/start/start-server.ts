import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.js';
import { type Config, readConfig } from '../config/config.js';
import { LanguageModelService } from '../features/language-model/language-model.service.js';
import { MessageReaderService } from '../features/language-model/message-reader.service.js';
import { PassageChooserService } from '../features/language-model/passage-chooser.service.js';
import type { CreatedAdmin } from '../features/people/first-admin.js';
import { defaultPasswordCost } from '../features/people/passwords/passwords.service.js';
import { thisMachine } from '../features/performance/machine.js';
import type { OuterGround } from '../ground.js';
import { defaultRateLimits } from '../http/rate-limits/rate-limit.js';
import { newId } from '../ids/ids.js';
import { chooseMailer } from '../mail/send/choose-mailer.js';
import { OutgoingClient, outgoingDefaults } from '../outgoing/outgoing-client.js';
import { hourMs } from '../time/time-units.js';
import { readBuiltFiles } from './built-files.js';
import { createLogger } from './logger.js';
import { namingSetting } from './naming-setting.js';
import { openDatabase } from './open-database.js';
import { type Role, readRole } from './role.js';

const stopMs = 10_000;
/** The part of `stopMs` that is reserved for the database and the log after the last answer. */
const lastStepsMs = 3_500;
const graphAddress = 'https://graph.facebook.com/v23.0';
const longestStreamMs = hourMs;

type Drain = { isDraining: boolean };
type Opened = Pick<OuterGround, 'database' | 'logger' | 'secrets'>;

/** The parts of the app that follow from the settings. */
function configured(config: Config, { database, logger }: Opened) {
  const { languageModel: settings, whatsapp, publicUrl, dashboardOrigin, trustProxy, operator, metricsToken } = config;
  const model = settings && { settings, database, logger, now: Date.now };
  return {
    publicUrl,
    dashboardOrigin,
    trustProxy,
    operator,
    metricsToken,
    mailer: chooseMailer(config, logger),
    whatsapp: whatsapp && { ...whatsapp, baseUrl: graphAddress },
    outgoing: new OutgoingClient({ ...outgoingDefaults, allowPrivate: config.allowPrivateWebhooks }),
    writer: model && new LanguageModelService(model),
    messageReader: model && new MessageReaderService(model),
    passageChooser: model && new PassageChooserService(model),
    longestCloseMs: stopMs - config.drainMs - lastStepsMs,
  };
}

async function createRealApp(config: Config, opened: Opened, { works }: Role, drain: Drain): Promise<FastifyInstance> {
  return createApp({
    ...opened,
    ...configured(config, opened),
    ...(await readBuiltFiles(config.publicUrl)),
    now: Date.now,
    newId,
    randomBytes,
    passwordCost: defaultPasswordCost,
    rateLimits: defaultRateLimits,
    isDraining: () => drain.isDraining,
    machine: thisMachine(),
    worksJobs: works,
    longestStreamMs,
  });
}

/** Returns the address; undefined for a process that only does jobs. */
async function open(app: FastifyInstance, { serves }: Role, { host, port }: Config): Promise<string | undefined> {
  if (serves) return namingSetting(`HOST or PORT (${host}:${port})`, () => app.listen({ host, port }));
  await app.ready();
  return undefined;
}

/** The password is stored nowhere, so it is shown at once: by the starting script if there is one. */
function announceAdmin(createdAdmin: CreatedAdmin): void {
  if (process.send) process.send({ createdAdmin });
  else process.stderr.write(`The first admin is ${createdAdmin.email} with the password ${createdAdmin.password}\n`);
}

function stopWithGrace(
  app: FastifyInstance,
  { database, logger }: Opened,
  beginDraining: (signal?: string) => Promise<void>,
): void {
  closeWithGrace({ delay: stopMs, logger: { error: (fault) => logger.fatal(fault) } }, async ({ err, signal }) => {
    if (err) {
      logger.fatal({ err }, 'stopping after a fault');
      app.worker.blameRunning();
    }
    if (signal) logger.info({ signal }, 'stopping');
    await beginDraining(signal);
    await app.close();
    await database.close();
    logger.info('stopped');
    logger.flush();
  });
}

async function start(config: Config, role: Role): Promise<void> {
  const logger = createLogger(config.logLevel);
  const opened = { logger, ...(await openDatabase(config, logger)) };
  const drain: Drain = { isDraining: false };
  const app = await createRealApp(config, opened, role, drain);
  const address = await open(app, role, config);
  stopWithGrace(app, opened, async (signal) => {
    drain.isDraining = true;
    if (signal === 'SIGTERM' && role.serves) await setTimeout(config.drainMs);
  });
  if (role.serves) await app.createFirstAdmin({ ...config.firstAdmin, announce: announceAdmin });
  else logger.info('working on jobs');
  // The starting script, if there is one, waits for this.
  process.send?.({ ready: address, publicUrl: config.publicUrl });
}

try {
  const config = readConfig(process.env);
  await start(config, readRole(process.argv.slice(2), config.database));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
