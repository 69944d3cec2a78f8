import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

/** The server also sends the first admin's password, so its first message need not be the address. */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    server.on('message', ({ ready }) => ready && resolve(ready));
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready`)));
  });
}

/** Starts the built server as a person would, with an empty database, calls `work` with its address and data folder. */
export async function withMeg(work, settings = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-tools-'));
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal', ...settings };
  const server = fork(path.join(root, 'server/dist/main.js'), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    return await work(await addressOf(server), folder);
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
