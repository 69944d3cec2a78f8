import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createEmptyDatabase, databases } from '../testing/database/each-database.js';
import { connectExisting } from './connect-existing.js';

it('a command makes no database in a folder without one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-wrong-folder-'));
  const file = path.join(folder, 'data', 'meg.sqlite');
  await expect(connectExisting({ kind: 'sqlite', file })).rejects.toThrow(/no database at .*Nothing was changed/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

it.each(databases)('a command makes no tables in an empty database (%s)', async (kind) => {
  const { database, target, drop } = await createEmptyDatabase(kind);
  await expect(connectExisting(target)).rejects.toThrow(/holds no tables of Meg/);
  expect(await database.reader.introspection.getTables()).toEqual([]);
  await database.migrate();
  await (await connectExisting(target)).close();
  await drop();
});
