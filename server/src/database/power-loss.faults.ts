import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/database/each-database.js';
import { leadBody } from '../testing/factories.js';
import { figure } from '../testing/faults/figure.js';
import { hastyEntry, runTraced } from '../testing/faults/traced-server.js';
import { postLead } from '../testing/run-server.js';

const row = 'power loss';
const leads = 100;

/** Of leads posted one after another, how many were acknowledged with nothing put on the disk since they were sent. */
async function countUnsynced(entry?: string): Promise<number> {
  const { target, drop } = await createEmptyDatabase('sqlite');
  const server = await runTraced(target, entry);
  let unsynced = 0;
  for (let sent = 0; sent < leads; sent++) {
    const before = await server.syncs();
    expect((await postLead(server.url, leadBody(), randomUUID())).status).toBe(201);
    if ((await server.syncs()) === before) unsynced++;
  }
  await server.stop('SIGTERM');
  await drop();
  return unsynced;
}

describe(`survives: ${row} – SQLite`, () => {
  it('is told to put each lead on the disk before the lead is acknowledged', async () => {
    const unsynced = await countUnsynced();
    figure(row, `SQLite: acknowledged without an fsync, of ${leads}`, unsynced);
    expect(unsynced).toBe(0);
  });

  it('would not be with synchronous=NORMAL, so that this trace is one to go by', async () => {
    const unsynced = await countUnsynced(hastyEntry);
    figure(row, `SQLite with synchronous=NORMAL: acknowledged without an fsync, of ${leads}`, unsynced);
    expect(unsynced).toBeGreaterThan(leads / 2);
  });
});
