import { fork } from 'node:child_process';
import { on } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/run.mjs';

/** The built server as it is started by a person, on a database of its own, with what is set besides. */
export async function withMeg(work, settings = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-bench-'));
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal', ...settings };
  const server = fork(path.join(root, 'server/dist/main.js'), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    return await work(await addressOf(server));
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** On a new database the server speaks of its first administrator before it says where it listens. */
async function addressOf(server) {
  for await (const [{ ready }] of on(server, 'message', { close: ['exit'] })) if (ready) return ready;
  throw new Error('The server ended before it was ready');
}
