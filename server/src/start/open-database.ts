import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { connect } from '../database/connect.js';
import type { Database } from '../database/database.js';
import { lockForServer } from '../database/sqlite/server-lock.js';
import { releaseLeases } from '../jobs/jobs.store.js';
import { announceKeys, chooseKeys, type SecretsSettings } from '../secrets/choose-keys.js';
import { keyFileOf } from '../secrets/key-file.js';
import { prepareSecrets, requireKeyFile } from '../secrets/prepare-secrets.js';
import { Secrets } from '../secrets/secrets.js';
import { namingSetting } from './naming-setting.js';

async function connectAlone(target: Config['database'], logger: Logger): Promise<Database> {
  if (target.kind === 'sqlite') {
    const onWait = () => logger.warn('waiting for another server on this database to end');
    await lockForServer(target.file, { onWait });
  }
  return connect(target, ({ message }) => logger.fatal({ reason: message }, 'the database takes no writes any more'));
}

async function openSecrets(database: Database, settings: SecretsSettings, logger: Logger): Promise<Secrets> {
  await requireKeyFile(database, settings);
  const keys = chooseKeys(settings, randomBytes);
  announceKeys(settings, logger);
  await prepareSecrets(database, keys, logger);
  return new Secrets(keys, logger);
}

/** Opens the database with its tables up to date, and the secrets in it. */
export async function openDatabase({ database: target, secrets: settings }: Config, logger: Logger) {
  const targetSetting = target.kind === 'sqlite' ? `DATA_DIR (${target.file})` : 'DATABASE_URL';
  const keySetting = settings.key ? 'SECRETS_KEY' : `DATA_DIR (${keyFileOf(settings.folder)})`;
  const database = await namingSetting(targetSetting, () => connectAlone(target, logger));
  await namingSetting(targetSetting, () => database.migrate());
  const secrets = await namingSetting(keySetting, () => openSecrets(database, settings, logger));
  // SQLite has only one server, so the processes that held jobs have ended.
  if (target.kind === 'sqlite') await namingSetting(targetSetting, () => database.transaction(releaseLeases));
  return { database, secrets };
}
