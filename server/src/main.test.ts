import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from './testing/database/each-database.js';
import { entry, environmentFor, whenReady } from './testing/run-server.js';

const failing = fileURLToPath(new URL('./testing/faults/fail-when-told.mjs', import.meta.url));

describe('the first admin', () => {
  const start = (target: TestDatabase['target'], settings: Record<string, string>) =>
    fork(entry, [], { env: environmentFor(target, settings), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });

  async function messages(child: ChildProcess): Promise<object[]> {
    const heard: object[] = [];
    child.on('message', (message: object) => heard.push(message));
    const ended = once(child, 'exit');
    await Promise.race([whenReady(child).then(({ stop }) => stop('SIGTERM')), ended]).catch(() => {});
    await ended;
    return heard;
  }

  it('is told by the start that can be reached, not lost in one that found its port taken', async () => {
    const { target, drop } = await createEmptyDatabase('sqlite');
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await messages(start(target, { PORT: String(port) }))).toEqual([]);
    other.close();
    const made = { email: 'admin@meg.example', password: expect.stringMatching(/^[\w-]{20}$/) };
    expect(await messages(start(target, {}))).toEqual([{ createdAdmin: made }, { ready: expect.any(String) }]);
    expect(await messages(start(target, {}))).toEqual([{ ready: expect.any(String) }]);
    await drop();
  });
});

it('a stop is told in the log at its begin and its end', async () => {
  const { target, drop } = await createEmptyDatabase('sqlite');
  const child = fork(entry, [], {
    env: environmentFor(target, { LOG_LEVEL: 'info' }),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const logged = child.stdout ? text(child.stdout) : Promise.resolve('');
  const { stop } = await whenReady(child);
  expect(await stop('SIGTERM')).toBe(0);
  expect(await logged).toMatch(/"signal":"SIGTERM","msg":"stopping"[\s\S]*"msg":"stopped"/);
  await drop();
});

it('a start that may open too few files says so in a sentence', async () => {
  const { target, drop } = await createEmptyDatabase('sqlite');
  const command = 'ulimit -n 120; exec "$0" "$1"';
  const child = spawn('sh', ['-c', command, process.execPath, entry], {
    env: environmentFor(target),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  expect(await text(child.stderr)).toMatch(/^Meg cannot start: it may open too few files at once\. .*ulimit -n.*\n$/);
  expect(await ended).toEqual([1, null]);
  await drop();
});

describe('a fault that nobody foresaw', () => {
  it.each(['an exception', 'a rejection'])(
    'ends the server with its reason in the log and a code: %s',
    async (what) => {
      const { target, drop } = await createEmptyDatabase('sqlite');
      const child = fork(entry, [], {
        env: environmentFor(target),
        execArgv: ['--import', failing],
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      await whenReady(child);
      const logged = child.stdout ? text(child.stdout) : Promise.resolve('');
      const gone = once(child, 'exit');
      child.send(what);
      expect(await gone).toEqual([1, null]);
      expect(await logged).toContain(`Unforeseen: ${what}`);
      await drop();
    },
  );
});
