import type { Logger } from 'pino';
import type { Database } from '../database/database.js';
import type { KeyRing } from './key-ring.js';
import { sealStoredSecrets } from './seal-stored-secrets.js';
import { holdKeyId, setKeyId } from './secrets-key.store.js';

/**
 * At each start: checks that this server has the database's key, and seals what is not sealed yet. Servers that share a
 * database must have one key, so one with another does not start. The only server of an SQLite database does, since
 * visitors need it: what it cannot open any more is said here, and to the person concerned.
 */
export async function prepareSecrets(database: Database, keys: KeyRing, logger: Logger): Promise<void> {
  const keyId = await database.transaction(async (trx) => {
    const held = await holdKeyId(trx, keys.own.id);
    if (keys.find(held)) return held;
    if (database.dialect === 'postgres') throw new Error(otherKeySentence(held, keys.own.id));
    await setKeyId(trx, keys.own.id);
    return keys.own.id;
  });
  const { sealed, unreadable } = await sealStoredSecrets(database, keys, keyId);
  if (sealed > 0) logger.info({ sealed }, 'secrets that were stored before are sealed now');
  if (unreadable > 0) logger.error({ unreadable }, unreadableSentence);
}

const unreadableSentence =
  'Some secrets are sealed with a key that is not here: restore it (SECRETS_KEY, or secrets.key in DATA_DIR). ' +
  'Until then their webhooks are not sent, and their second factors take recovery codes alone';

function otherKeySentence(held: string, own: string): string {
  return (
    `the secrets of this database are sealed with the key ${held}, and this server has the key ${own}. ` +
    'Set SECRETS_KEY to the same on all servers: the text of secrets.key in the DATA_DIR of the server that started first. ' +
    'If that key is lost, `npm run secrets -- replace-lost` goes on with the key of this server'
  );
}
