import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.js';
import { chooseKeys, type SecretsSettings } from './choose-keys.js';
import { nextKeyOfFiles, takeNextKeyFile } from './key-file.js';
import { type KeyRing, ringOf } from './key-ring.js';
import { requireKeyFile } from './prepare-secrets.js';
import { countReadable, type Sealing, sealStoredSecrets } from './seal-stored-secrets.js';
import type { SecretKey } from './secret-key.js';
import { holdKeyId, setKeyId } from './secrets-key.store.js';

interface Rotation {
  keys: KeyRing;
  next: SecretKey;
}

function rotationOf(settings: SecretsSettings): Rotation {
  const { key, newKey, folder } = settings;
  if (!key) return { next: nextKeyOfFiles(folder, randomBytes), keys: chooseKeys(settings, randomBytes) };
  if (!newKey) throw new Error('Set SECRETS_KEY_NEW to the key to go to, beside SECRETS_KEY');
  if (newKey.id === key.id) throw new Error('SECRETS_KEY_NEW is the same key as SECRETS_KEY: make another');
  return { next: newKey, keys: chooseKeys(settings, randomBytes) };
}

async function requireKey(database: Database, { keys }: Rotation): Promise<void> {
  const held = await database.transaction((trx) => holdKeyId(trx, keys.own.id));
  if (keys.find(held)) return;
  throw new Error(
    `Nothing was changed: the key of the database is ${held}, and it is not here. Put its file into DATA_DIR as ` +
      `secrets.key.${held}, or set it as SECRETS_KEY`,
  );
}

/** Reads each secret back by the new key alone. */
async function verify(database: Database, next: SecretKey, { unreadable }: Sealing): Promise<number> {
  const { readable, other } = await countReadable(database, ringOf(next));
  if (other > unreadable) throw new Error(`${other - unreadable} secrets are not sealed yet: start the rotation again`);
  return readable;
}

const otherServers = {
  sqlite: '',
  postgres:
    'Other servers of this database need the new secrets.key too, or its text as SECRETS_KEY, and a new start. ',
};

/** Returns a sentence on what was done. */
export async function rotateSecrets(database: Database, settings: SecretsSettings): Promise<string> {
  await requireKeyFile(database, settings);
  const rotation = rotationOf(settings);
  await requireKey(database, rotation);
  const { keys, next } = rotation;
  // Servers that have both keys go on meanwhile.
  await database.transaction((trx) => setKeyId(trx, next.id));
  const done = await sealStoredSecrets(database, keys, next.id);
  const readable = await verify(database, next, done);
  const lost =
    done.unreadable > 0
      ? ` ${done.unreadable} could not be read before and were left as they are${missingKeys(done)}.`
      : '';
  const kept = settings.key
    ? 'Now set SECRETS_KEY to the new key on all servers, take SECRETS_KEY_NEW away, and start them anew.'
    : `${otherServers[database.dialect]}The former key is kept in ${takeNextKeyFile(settings.folder, keys.own.id)} for backups made before; remove it with the last of them.`;
  return `${readable} secrets are sealed with the key ${next.id} and were read back.${lost} ${kept}`;
}

function missingKeys({ missingKeyIds }: Sealing): string {
  if (missingKeyIds.size === 0) return '';
  return `: they are sealed with the key ${[...missingKeyIds].join(' and ')}, which is not here`;
}

export async function replaceLostKey(database: Database, settings: SecretsSettings): Promise<string> {
  const keys = chooseKeys(settings, randomBytes);
  const keyId = keys.own.id;
  await database.transaction(async (trx) => {
    await holdKeyId(trx, keyId);
    await setKeyId(trx, keyId);
  });
  const { unreadable } = await sealStoredSecrets(database, keys, keyId);
  return `Secrets are sealed with the key ${keyId} from now on. ${unreadable} of before cannot be read any more.`;
}
