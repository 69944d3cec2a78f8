import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leadBody } from '../../testing/factories.js';
import { storedKeys } from '../../testing/faults/persistent-visitors.js';
import { postLead, runServer } from '../../testing/run-server.js';
import { backUp } from './back-up.js';

it('a backup made while leads come in holds all that were acknowledged before, and is restored over a killed server', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-backup-'));
  // No connection of this process may be open while the files are replaced.
  const target = { kind: 'sqlite', file: path.join(folder, 'data', 'meg.sqlite') } as const;
  const file = path.join(folder, 'backup.sqlite');
  const secrets = { folder: path.dirname(target.file), key: undefined, newKey: undefined };
  const server = await runServer(target);
  const acknowledged: string[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) {
      const key = randomUUID();
      const { status } = await postLead(server.url, leadBody({ name: key }), key);
      if (status === 201) acknowledged.push(key);
    }
  };
  const visitors = [1, 2, 3].map(() => visitor().catch(() => undefined));
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20);
  const before = [...acknowledged];
  const said = await backUp({ database: target, secrets }, file);
  expect(said).toContain(path.join(secrets.folder, 'secrets.key'));
  await expect(backUp({ database: target, secrets }, file)).rejects.toThrow(/not written over/);
  await server.stop('SIGKILL');
  isOver = true;
  await Promise.all(visitors);
  for (const name of ['-wal', '-shm']) rmSync(`${target.file}${name}`, { force: true });
  copyFileSync(file, target.file);
  const restored = await runServer(target);
  const stored = new Set(await storedKeys(target));
  expect(before.filter((key) => !stored.has(key))).toEqual([]);
  await restored.stop('SIGTERM');
  rmSync(folder, { recursive: true });
}, 180_000);

it('a backup of PostgreSQL is left to pg_dump', async () => {
  const secrets = { folder: '', key: undefined, newKey: undefined };
  await expect(backUp({ database: { kind: 'postgres', url: '' }, secrets }, '')).rejects.toThrow(/use pg_dump/);
});
