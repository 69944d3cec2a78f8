import type { Logger } from 'pino';
import type { Database } from '../database/database.js';
import type { Db } from '../database/schema.js';
import type { SecretsSettings } from './choose-keys.js';
import { hasKeyFile } from './key-file.js';
import type { KeyRing } from './key-ring.js';
import { type Sealing, sealStoredSecrets } from './seal-stored-secrets.js';
import { findSealedSecret } from './secret-pages.js';
import { findKeyId, holdKeyId, setKeyId } from './secrets-key.store.js';

/** Called before a key is made: a database with sealed secrets has a key, which must not be replaced unnoticed. */
export async function requireKeyFile({ reader }: Database, { key, folder }: SecretsSettings): Promise<void> {
  if (key || hasKeyFile(folder) || !(await findSealedSecret(reader))) return;
  throw new Error(otherKeySentence((await findKeyId(reader)) ?? 'of another server', undefined));
}

/**
 * Called at each start: checks that this server has the database's key, and seals what is not sealed yet. A server
 * without that key starts only if nothing is sealed with it. A backup from before a rotation is opened with the former
 * key, if it is still here, and sealed with the current one.
 */
export async function prepareSecrets(database: Database, keys: KeyRing, logger: Logger): Promise<void> {
  const keyId = await database.transaction((trx) => chooseKeyId(trx, database.dialect, keys));
  const done = await sealStoredSecrets(database, keys, keyId);
  if (done.sealed > 0) logger.info({ sealed: done.sealed }, 'secrets that were stored before are sealed now');
  if (done.unreadable > 0) logger.error({ unreadable: done.unreadable }, unreadableSentence(done));
}

async function chooseKeyId(trx: Db, dialect: Database['dialect'], keys: KeyRing): Promise<string> {
  const held = await holdKeyId(trx, keys.own.id);
  if (dialect === 'postgres') {
    if (!keys.find(held)) throw new Error(otherKeySentence(held, keys.own.id));
    return held;
  }
  if (keys.find(held) && !keys.isFormer(held)) return held;
  if (!keys.find(held) && (await findSealedSecret(trx))) throw new Error(otherKeySentence(held, keys.own.id));
  await setKeyId(trx, keys.own.id);
  return keys.own.id;
}

function unreadableSentence({ missingKeyIds }: Sealing): string {
  const files = [...missingKeyIds].map((id) => `secrets.key.${id}`).join(', ') || 'its file';
  return (
    `Some secrets are sealed with a key that is not here: put ${files} into DATA_DIR, or set that key as SECRETS_KEY, and ` +
    'start again. Until then their webhooks are not sent, and their second factors take recovery codes alone'
  );
}

function otherKeySentence(held: string, own: string | undefined): string {
  const here = own === undefined ? 'there is no key here' : `this server has the key ${own}`;
  return (
    `the secrets of this database are sealed with the key ${held}, and ${here}. ` +
    `Put back secrets.key, or secrets.key.${held}, from the backup of this database. Where several servers share it, set ` +
    'SECRETS_KEY to the same on all: the text of secrets.key in the DATA_DIR of the server that started first. ' +
    'Only if that key is lost for good: `npm run secrets -- replace-lost` goes on with another key, and whatever was ' +
    'sealed can then no longer be read: webhooks need a new secret, and second factors a recovery code'
  );
}
