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

/** Runs a server of the tree in a process of its own, and calls `work` with its address. */
export async function withServer(file, { args = [], env = process.env, stdout = 'inherit' }, work) {
  const server = fork(path.join(root, file), args, { env, stdio: ['ignore', stdout, 'inherit', 'ipc'] });
  try {
    return await work(await addressOf(server));
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
  }
}

/** Starts the built server as a person would, with an empty database, and calls `work` with its address and data folder. */
export async function withMeg(work, settings = {}, file = 'server/dist/main.js') {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-tools-'));
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal', ...settings };
  try {
    return await withServer(file, { env }, (url) => work(url, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
