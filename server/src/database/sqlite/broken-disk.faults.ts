import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadBody } from '../../testing/factories.js';
import { figure } from '../../testing/faults/figure.js';
import { sendUntilStored, storedKeys } from '../../testing/faults/persistent-visitors.js';
import { SmallDisk } from '../../testing/faults/small-disk.js';
import { postLead, type RunningServer, runServer } from '../../testing/run-server.js';

const row = 'locked or full database';
/** SQLite writes over what its journal has room for before it asks for more. */
const mostBeforeFull = 3_000;

describe(`survives: ${row} – the disk of SQLite is full or read-only`, () => {
  let disk: SmallDisk;
  let server: RunningServer;
  const target = () => ({ kind: 'sqlite', file: path.join(disk.folder, 'meg.sqlite') }) as const;
  const acknowledged: string[] = [];
  beforeAll(async () => {
    disk = await SmallDisk.create();
    server = await runServer(target());
  });
  afterAll(async () => {
    await server.stop('SIGTERM');
    await disk.remove();
  });

  const status = async (address: string) => (await fetch(`${server.url}${address}`)).status;
  const post = async () => {
    const key = randomUUID();
    const answer = await postLead(server.url, leadBody({ name: key }), key);
    if (answer.status === 201) acknowledged.push(key);
    return answer;
  };
  const refusal = async () => {
    for (let sent = 0; sent < mostBeforeFull; sent++) {
      const answer = await post();
      if (answer.status !== 201) return answer;
    }
    throw new Error('No lead was refused');
  };

  const states: [string, () => Promise<void>, () => Promise<void>][] = [
    ['full', () => disk.fill(), () => disk.makeRoom()],
    ['read-only', () => disk.setWritable(false), () => disk.setWritable(true)],
  ];
  it.each(states)(
    '%s: visitors are told to come again, reads go on, and it recovers by itself',
    async (state, spoil, mend) => {
      await spoil();
      const refused = await refusal();
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).not.toBeNull();
      expect(await status('/api/companies/demo')).toBe(200);
      expect(await status('/readyz')).toBe(503);
      await mend();
      const mendedAt = performance.now();
      expect(await status('/readyz')).toBe(200);
      const key = randomUUID();
      await sendUntilStored(server.url, key);
      acknowledged.push(key);
      figure(row, `disk ${state}: a new lead is taken after, ms`, Math.round(performance.now() - mendedAt));
      expect(server.process.exitCode).toBeNull();
      expect((await storedKeys(target())).sort()).toEqual(acknowledged.toSorted());
    },
  );
});
