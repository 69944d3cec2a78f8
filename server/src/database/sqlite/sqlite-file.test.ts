import { copyFileSync, mkdtempSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { leadBody } from '../../testing/factories.js';
import type { Database } from '../database.js';
import { openSqlite } from './sqlite.js';

describe('SQLite whose files are not as they were', () => {
  let parent: string;
  let file: string;
  let database: Database;
  let app: FastifyInstance;
  let reports: string[];
  beforeEach(async () => {
    parent = mkdtempSync(path.join(tmpdir(), 'meg-moved-'));
    file = path.join(parent, 'data', 'meg.sqlite');
    reports = [];
    database = openSqlite(file, ({ message }) => reports.push(message));
    await database.migrate();
    app = await createTestApp(database);
    expect((await post()).statusCode).toBe(201);
  });
  afterEach(async () => {
    await app.close();
    await database.close();
    rmSync(parent, { recursive: true });
  });

  const post = (name = 'Ada') => app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ name }) });
  const expectRefusal = async () => {
    const refused = await post();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await post()).statusCode).toBe(503);
  };

  const losses: [string, () => void][] = [
    ['the folder is moved', () => renameSync(path.dirname(file), path.join(parent, 'elsewhere'))],
    ['the folder is removed', () => rmSync(path.dirname(file), { recursive: true })],
    ['the file is moved', () => renameSync(file, `${file}.old`)],
    [
      'the file is replaced',
      () => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
    ['its journal is removed', () => rmSync(`${file}-wal`)],
  ];
  it.each(losses)('acknowledges no lead, is not ready and reports it once: %s', async (_, lose) => {
    lose();
    await expectRefusal();
    expect(reports).toEqual([expect.stringMatching(/meg\.sqlite(-wal)? was (moved or removed|replaced)/)]);
  });

  it('takes leads again once the folder is back, with all that it acknowledged', async () => {
    const moved = path.join(parent, 'elsewhere');
    renameSync(path.dirname(file), moved);
    await expectRefusal();
    renameSync(moved, path.dirname(file));
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await post('Grace')).statusCode).toBe(201);
    const names = await database.reader.selectFrom('leads').select('name').orderBy('id').execute();
    expect(names).toEqual([{ name: 'Ada' }, { name: 'Grace' }]);
  });

  it('answers 503 where it is damaged, never 500, and stays unready', async () => {
    await database.forget();
    await database.transaction((trx) => sql`PRAGMA shrink_memory`.execute(trx));
    const garbage = Buffer.alloc(statSync(file).size - 4_096, 0xa5);
    writeSync(openSync(file, 'r+'), garbage, 0, garbage.length, 4_096);
    await expectRefusal();
    expect(reports).toEqual([expect.stringMatching(/damaged.*docs\/backup\.md/)]);
  });
});
