import { execFile, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestDatabase } from '../database/each-database.js';
import { entry, environmentFor, type RunningServer, whenReady } from '../run-server.js';

const run = promisify(execFile);

/** The same server, but that it does not wait for the disk. */
export const hastyEntry = fileURLToPath(new URL('./hasty-server.mjs', import.meta.url));

/** From Debian's package where it is not installed and may be. */
async function requireStrace(): Promise<void> {
  const isThere = () =>
    run('strace', ['-V']).then(
      () => true,
      () => false,
    );
  if (await isThere()) return;
  await run('apt-get', ['install', '-y', 'strace']).catch(() => undefined);
  if (!(await isThere())) throw new Error('That commits reach the disk cannot be shown here: there is no strace');
}

export interface TracedServer extends RunningServer {
  /** How often the server has told the system to put what it wrote on the disk. */
  syncs(): Promise<number>;
}

export async function runTraced(target: TestDatabase['target'], file = entry): Promise<TracedServer> {
  if (target.kind !== 'sqlite') throw new Error('PostgreSQL writes in processes of its own');
  await requireStrace();
  const trace = path.join(path.dirname(target.file), 'trace');
  // As the parent of neither: signals and the exit code go between the test and the server.
  const tracing = ['-D', '-f', '-qq', '-e', 'trace=fsync,fdatasync', '-o', trace, process.execPath];
  const child = fork(file, [], {
    env: environmentFor(target),
    execPath: 'strace',
    execArgv: tracing,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const syncs = async () => (await readFile(trace, 'utf8')).match(/ (fsync|fdatasync)\(/g)?.length ?? 0;
  return { ...(await whenReady(child)), syncs };
}
