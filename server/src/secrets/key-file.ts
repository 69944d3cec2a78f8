import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { RandomBytes } from '../ids/tokens.js';
import { createPrivateFolder } from '../private-folder.js';
import type { KeyRing } from './key-ring.js';
import { createSecretKey, keyForm, readSecretKey, type SecretKey, writeSecretKey } from './secret-key.js';

const name = 'secrets.key';

export function keyFileOf(folder: string): string {
  return path.join(folder, name);
}

/** The file of the key that a rotation is changing to. */
function nextFileOf(folder: string): string {
  return path.join(folder, `${name}.new`);
}

const formerName = /^secrets\.key\.[0-9a-f]{12}$/;

export function hasKeyFile(folder: string): boolean {
  return existsSync(keyFileOf(folder));
}

/** The file of a key that a rotation replaced. */
export function formerFileOf(folder: string, id: string): string {
  return `${keyFileOf(folder)}.${id}`;
}

/** The keys that rotations replaced, if their files are here and hold keys. */
function readFormerKeys(folder: string): SecretKey[] {
  return readdirSync(folder)
    .filter((file) => formerName.test(file))
    .flatMap((file) => readSecretKey(readFileSync(path.join(folder, file), 'utf8').trim()) ?? []);
}

function readKeyFile(file: string): SecretKey | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const key = readSecretKey(text.trim());
  if (!key) throw new Error(`What stands in ${file} is no key: it ${keyForm}. Restore the file from its backup`);
  return key;
}

/** Creates the whole file or none, and replaces none: two servers that start together both get the key of the first. */
function createKeyFile(file: string, randomBytes: RandomBytes): SecretKey {
  createPrivateFolder(path.dirname(file));
  const draft = `${file}.draft-${randomBytes(6).toString('hex')}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  writeSync(descriptor, `${writeSecretKey(createSecretKey(randomBytes))}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readKeyFile(file) as SecretKey;
}

/** The keys of the files in this folder. Creates the key that seals if there is none. */
export function ringOfFiles(folder: string, randomBytes: RandomBytes): KeyRing {
  const file = keyFileOf(folder);
  const known = new Map<string, SecretKey>();
  const former = new Map<string, SecretKey>();
  const read = () => {
    for (const key of readFormerKeys(folder)) former.set(key.id, key);
    for (const key of [readKeyFile(file), readKeyFile(nextFileOf(folder))]) if (key) known.set(key.id, key);
  };
  const own = readKeyFile(file) ?? createKeyFile(file, randomBytes);
  read();
  const find = (id: string) => {
    // A rotation may have created another key since.
    if (!known.has(id)) read();
    return known.get(id) ?? former.get(id);
  };
  return { own, find, isFormer: (id) => find(id) !== undefined && !known.has(id) };
}

/** The key that a rotation changes to: that of an interrupted rotation, else a new one. */
export function nextKeyOfFiles(folder: string, randomBytes: RandomBytes): SecretKey {
  const file = nextFileOf(folder);
  return readKeyFile(file) ?? createKeyFile(file, randomBytes);
}

/** Returns the file of the former key, which earlier backups of the database need. */
export function takeNextKeyFile(folder: string, formerId: string): string {
  const file = keyFileOf(folder);
  const former = formerFileOf(folder, formerId);
  copyFileSync(file, former);
  chmodSync(former, 0o600);
  renameSync(nextFileOf(folder), file);
  return former;
}
