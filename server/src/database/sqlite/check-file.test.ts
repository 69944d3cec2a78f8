import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from './sqlite.js';

describe('SQLite at the start', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'meg-start-'));
    file = path.join(folder, 'meg.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const start = async () => {
    const database = openSqlite(file);
    await database.migrate();
    await database.close();
  };

  /** As a killed server leaves it: a journal of changes that the file does not have yet. */
  function leaveJournal(): void {
    const writing = new BetterSqlite3(file);
    writing.pragma('wal_autocheckpoint = 0');
    writing.exec('CREATE TABLE junk (text text)');
    const insert = writing.prepare('INSERT INTO junk VALUES (?)');
    const insertMany = () => {
      for (let row = 0; row < 2_000; row++) insert.run('x'.repeat(200));
    };
    insertMany();
    writing.pragma('wal_checkpoint(TRUNCATE)');
    insertMany();
    for (const name of ['', '-wal']) copyFileSync(`${file}${name}`, `${file}${name}.killed`);
    writing.close();
    for (const name of ['', '-wal']) copyFileSync(`${file}${name}.killed`, `${file}${name}`);
  }

  const backups: [string, RegExp, (backup: string) => void][] = [
    ['a copy of the file', /damaged.*remove meg\.sqlite-wal/, () => undefined],
    [
      'a backup without a journal of its own',
      /meg\.sqlite-wal is of another database.*remove meg\.sqlite-wal/,
      (backup) => {
        const connection = new BetterSqlite3(backup);
        connection.pragma('journal_mode = DELETE');
        connection.close();
      },
    ],
  ];
  it.each(backups)('refuses %s put over the journal of another, and leaves it whole', async (_, refusal, finish) => {
    await start();
    const backup = path.join(folder, 'backup.sqlite');
    copyFileSync(file, backup);
    finish(backup);
    leaveJournal();
    copyFileSync(backup, file);
    await expect(start()).rejects.toThrow(refusal);
    expect(readFileSync(file).equals(readFileSync(backup))).toBe(true);
    rmSync(`${file}-wal`);
    rmSync(`${file}-shm`, { force: true });
    await start();
  });

  it('refuses what is no database', async () => {
    writeFileSync(file, 'not a database, but a text that is long enough to be looked at'.repeat(100));
    await expect(start()).rejects.toThrow(/not a database.*docs\/backup\.md/);
  });

  it('refuses a journal whose database is missing, and does not remove it', async () => {
    await start();
    leaveJournal();
    const journal = readFileSync(`${file}-wal`);
    rmSync(file);
    await expect(start()).rejects.toThrow(/database is missing.*journal/);
    expect(readFileSync(`${file}-wal`).equals(journal)).toBe(true);
  });
});
