import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../testing/database/postgres-server.js';
import { cutWhilePosting } from '../../testing/faults/cut-database.js';
import { figure } from '../../testing/faults/figure.js';
import { storedKeys } from '../../testing/faults/persistent-visitors.js';
import { runServer } from '../../testing/run-server.js';

const row = 'a connection cut';

describe(`survives: ${row} – PostgreSQL restarts while leads come in`, () => {
  it('each acknowledged lead is there once, and the next is soon taken', async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    const target = { kind: 'postgres', url: postgres.url } as const;
    const server = await runServer(target);
    onTestFinished(async () => void (await server.stop('SIGTERM')));
    const keys: string[] = [];
    const recoveredMs = await cutWhilePosting({ server, keys }, () => postgres.restart());
    figure(row, 'PostgreSQL restarted: a new lead is taken after, ms', Math.round(recoveredMs));
    expect(recoveredMs).toBeLessThan(5_000);
    expect((await storedKeys(target)).sort()).toEqual(keys.sort());
  });
});
