import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createDatabase, databases } from '../../testing/database/each-database.js';
import { sendUntilStored, storedKeys } from '../../testing/faults/persistent-visitors.js';
import { surviveKills } from '../../testing/faults/survive-kills.js';
import { runServer } from '../../testing/run-server.js';

describe.each(databases)('survives: kill -9 – while leads are stored (%s)', (kind) => {
  it('loses none that it acknowledged and stores none twice', () => surviveKills(kind, { kills: 3, postsEach: 60 }));
});

describe.each(databases)('survives: restart under load – 100 leads a second (%s)', (kind) => {
  it('finishes the requests that have begun, stops within ten seconds, and loses no lead of a client that tries again', async () => {
    const { target, drop } = await createDatabase(kind);
    let server = await runServer(target);
    const port = Number(new URL(server.url).port);
    const keys = Array.from({ length: 300 }, () => randomUUID());
    const url = server.url;
    const sending = keys.map(async (key, place) => {
      await new Promise((resolve) => setTimeout(resolve, place * 10));
      await sendUntilStored(url, key);
    });
    for (const after of [100, 200]) {
      await sending[after];
      const stoppingAt = performance.now();
      expect(await server.stop('SIGTERM')).toBe(0);
      expect(performance.now() - stoppingAt).toBeLessThan(10_000);
      server = await runServer(target, port);
    }
    await Promise.all(sending);
    await server.stop('SIGTERM');
    expect((await storedKeys(target)).sort()).toEqual(keys.sort());
    await drop();
  });
});
