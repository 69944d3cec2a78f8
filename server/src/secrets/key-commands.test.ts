import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PeopleService } from '../features/people/people.service.js';
import { newId } from '../ids/ids.js';
import { addCompany } from '../testing/companies.js';
import { eachDatabase } from '../testing/database/each-database.js';
import { keyOfByte } from '../testing/secrets.js';
import { chooseKeys } from './choose-keys.js';
import { replaceLostKey, rotateSecrets } from './key-commands.js';
import { ringOfFiles } from './key-file.js';
import { ringOf } from './key-ring.js';
import { prepareSecrets } from './prepare-secrets.js';
import { countReadable } from './seal-stored-secrets.js';
import { writeSecretKey } from './secret-key.js';
import { Secrets } from './secrets.js';
import { setKeyId } from './secrets-key.store.js';

const dying = fileURLToPath(new URL('../testing/faults/die-while-rotating.mjs', import.meta.url));
/** More than two pages. */
const people = 250;
const none = { folder: '', key: undefined, newKey: undefined };

describe('the file of the key', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'meg-keys-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is made once, for its owner alone, and read from then on', () => {
    const first = ringOfFiles(path.join(folder, 'a'), randomBytes);
    const again = ringOfFiles(path.join(folder, 'a'), randomBytes);
    expect(again.own).toEqual(first.own);
    expect(statSync(path.join(folder, 'a/secrets.key')).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.join(folder, 'a'))).toEqual(['secrets.key']);
  });

  it('stops the start where it holds no key, and is not written over', () => {
    writeFileSync(path.join(folder, 'secrets.key'), 'not a key');
    expect(() => ringOfFiles(folder, randomBytes)).toThrow(/secrets\.key is no key.*Restore/);
  });
});

eachDatabase('The keys of the secrets', (current) => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'meg-keys-'));
    const { database } = current();
    const companyId = await addCompany(database, 'movers');
    const service = new PeopleService({ database, now: Date.now, newId });
    const name = {
      firstName: 'A',
      lastName: 'B',
      passwordHash: '',
      role: 'customer_admin',
      teamRole: 'agent',
    } as const;
    await database.transaction(async (trx) => {
      for (let count = 0; count < people; count++) {
        const { id } = await service.create(trx, { ...name, companyId, email: `${newId()}@example.com` });
        // In clear text, as a version before has left them.
        await service.update(trx, id, { totpSecret: `SECRET${count}` });
      }
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const totpSecrets = () =>
    current().database.reader.selectFrom('people').select(['id', 'totpSecret']).orderBy('id').execute();
  async function opened(keys: Secrets): Promise<string[]> {
    const rows = await totpSecrets();
    return rows.map(({ id, totpSecret }) => keys.open(totpSecret ?? '', { table: 'people', column: 'totpSecret', id }));
  }
  const everySecret = Array.from({ length: people }, (_, count) => `SECRET${count}`);
  const expectAll = async (keys: Secrets) => expect((await opened(keys)).sort()).toEqual([...everySecret].sort());

  /** In a process that kills itself before that write. False once it got to the end. */
  async function diesAt(dieAt: number, given: object): Promise<boolean> {
    const argument = JSON.stringify({ target: current().target, dieAt, ...given });
    const outcome = await promisify(execFile)(process.execPath, [dying, argument]).catch(
      (error: { signal: string }) => error.signal,
    );
    return outcome === 'SIGKILL';
  }

  it('are replaced while both are read, also when the command is killed again and again', async () => {
    const [key, newKey] = [keyOfByte(1), keyOfByte(2)];
    const both = new Secrets(ringOf(key, newKey));
    const given = { folder, key: writeSecretKey(key), newKey: writeSecretKey(newKey) };
    let deaths = 0;
    for (const dieAt of [1, 2, 3, 60, 150]) {
      if (!(await diesAt(dieAt, given))) break;
      deaths += 1;
      await expectAll(both);
    }
    expect(deaths).toBe(5);
    const said = await rotateSecrets(current().database, { folder, key, newKey });
    expect(said).toMatch(new RegExp(`^${people} secrets are sealed with the key ${newKey.id} and were read back`));
    await expectAll(new Secrets(ringOf(newKey)));
  });

  it('are not replaced by what does not have the key of now', async () => {
    const before = await totpSecrets();
    const settings = { ...none, key: keyOfByte(8), newKey: keyOfByte(9) };
    await expect(rotateSecrets(current().database, settings)).rejects.toThrow(/^Nothing was changed/);
    await expect(rotateSecrets(current().database, { ...settings, newKey: undefined })).rejects.toThrow(
      /SECRETS_KEY_NEW/,
    );
    expect(await totpSecrets()).toEqual(before);
  });

  it('go on with the key of this server where the former one is lost', async () => {
    const settings = { ...none, key: keyOfByte(3) };
    const said = await replaceLostKey(current().database, settings);
    expect(said).toContain(`${people} of before cannot be read`);
    expect(await countReadable(current().database, ringOf(keyOfByte(3)))).toEqual({ readable: 0, other: people });
    // The key is found again.
    await replaceLostKey(current().database, { ...settings, key: keyOfByte(2) });
    await expectAll(new Secrets(ringOf(keyOfByte(2))));
    // Also as the key to go to, beside the one that took its place.
    await replaceLostKey(current().database, settings);
    await rotateSecrets(current().database, { ...settings, newKey: keyOfByte(2) });
    await expectAll(new Secrets(ringOf(keyOfByte(2))));
  });

  it('are files where nothing is set, of which a running server reads the new one by itself', async () => {
    const { database } = current();
    const files = { ...none, folder };
    writeFileSync(path.join(folder, 'secrets.key'), writeSecretKey(keyOfByte(2)));
    const running = new Secrets(chooseKeys(files, randomBytes));
    expect(await diesAt(60, { folder })).toBe(true);
    expect(existsSync(path.join(folder, 'secrets.key.new'))).toBe(true);
    await expectAll(running);
    const said = await rotateSecrets(database, files);
    expect(said).toContain(`secrets.key.${keyOfByte(2).id}`);
    expect(said.includes('Other servers')).toBe(database.dialect === 'postgres');
    expect(readdirSync(folder).sort()).toEqual(['secrets.key', `secrets.key.${keyOfByte(2).id}`]);
    await expectAll(running);
    await expectAll(new Secrets(chooseKeys(files, randomBytes)));
    const sealed = await database.transaction((trx) =>
      running.seal(trx, 'x', { table: 'people', column: 'totpSecret', id: '1' }),
    );
    expect(sealed).toContain(`v1.${ringOfFiles(folder, randomBytes).own.id}.`);
  });

  it('of a backup made before a rotation open with the former file, and are sealed with the key of now', async () => {
    const { database } = current();
    const former = new Secrets(ringOf(keyOfByte(2)));
    await database.transaction(async (trx) => {
      await setKeyId(trx, keyOfByte(2).id);
      for (const [place, { id }] of (await totpSecrets()).entries()) {
        const cell = { table: 'people', column: 'totpSecret', id } as const;
        const totpSecret = await former.seal(trx, `SECRET${place}`, cell);
        await trx.updateTable('people').set({ totpSecret }).where('id', '=', id).execute();
      }
    });
    const keys = ringOfFiles(folder, randomBytes);
    expect(keys.own.id).not.toBe(keyOfByte(2).id);
    await prepareSecrets(database, keys, pino({ level: 'silent' }));
    await expectAll(new Secrets(keys));
    // Servers that share a database may not all have this file.
    if (database.dialect === 'sqlite') await expectAll(new Secrets(ringOf(keys.own)));
  });

  it('that are missing are named with their file', async () => {
    const { database } = current();
    const lines: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    await replaceLostKey(database, { ...none, key: keyOfByte(3) });
    await prepareSecrets(database, ringOf(keyOfByte(3)), logger);
    expect(lines.join()).toMatch(/put secrets\.key\.[0-9a-f]{12}/);
    const said = await rotateSecrets(database, { ...none, key: keyOfByte(3), newKey: keyOfByte(4) });
    expect(said).toMatch(/could not be read before.*sealed with the key [0-9a-f]{12}/);
  });
});
