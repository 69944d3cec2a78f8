import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/database/each-database.js';
import { entry, environmentFor, runServer, whenReady } from '../../testing/run-server.js';
import { lockForServer } from './server-lock.js';

describe('two servers on one SQLite database', () => {
  it('the second says why and ends, until the first is gone, also by kill -9', async () => {
    const { target, drop } = await createEmptyDatabase('sqlite');
    if (target.kind !== 'sqlite') throw new Error('Not SQLite');
    const first = await runServer(target);
    await expect(lockForServer(target.file, { patienceMs: 0 })).rejects.toThrow(/another server is running/);
    const waiting = fork(entry, [], {
      env: environmentFor(target, { LOG_LEVEL: 'warn' }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const told = waiting.stdout as NodeJS.ReadableStream;
    const [line] = await once(told, 'data');
    expect(String(line)).toContain('waiting for another server');
    await first.stop('SIGKILL');
    const second = await whenReady(waiting);
    const third = fork(entry, [], {
      env: environmentFor(target),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const reason = text(third.stderr as NodeJS.ReadableStream);
    expect(await once(third, 'exit')).toEqual([1, null]);
    expect(await reason).toMatch(/cannot start, because of DATA_DIR.*another server is running on this database/);
    expect(second.process.exitCode).toBeNull();
    await second.stop('SIGTERM');
    await drop();
  }, 60_000);
});
