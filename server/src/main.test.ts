import { fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeEmptyDatabase } from './testing/database/each-database.js';
import { entry, environmentFor, whenReady } from './testing/run-server.js';

const failing = fileURLToPath(new URL('./testing/faults/fail-when-told.mjs', import.meta.url));

describe('a fault that nobody foresaw', () => {
  it.each(['an exception', 'a rejection'])(
    'ends the server with its reason in the log and a code: %s',
    async (what) => {
      const { target, drop } = await makeEmptyDatabase('sqlite');
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
