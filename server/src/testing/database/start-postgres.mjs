import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { accounts, env, findPrograms, give } from './postgres-programs.mjs';

const password = 'postgres';
/** The last one is for machines that let nothing run from the folders for temporary files. */
const parents = [...new Set([tmpdir(), '/tmp', '/var/tmp', '/var/lib'])].filter((folder) => existsSync(folder));

async function createCluster(program, { folder, account }) {
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  give(folder, account);
  const chosen = [
    '--username=postgres',
    '--auth=password',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  const options = { cwd: folder, env, ...account };
  await promisify(execFile)(program('initdb'), [`--pgdata=${path.join(folder, 'data')}`, ...chosen], options);
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function ready(server) {
  return new Promise((resolve, reject) => {
    let stderr = '';
    server.once('error', reject);
    server.once('exit', () => reject(new Error(stderr)));
    server.stderr.on('data', (part) => {
      stderr = `${stderr}${part}`.slice(-10_000);
      if (stderr.includes('ready to accept connections')) resolve();
    });
  });
}

/** Starts it in the place where its cluster was made, and answers with its process once it is ready. */
async function run({ program, folder, account, port }) {
  const settings = { max_connections: 200, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program('postgres'), ['-D', path.join(folder, 'data'), '-p', String(port), ...flags], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
  await ready(server);
  return server;
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function startIn(parent, account) {
  const folder = mkdtempSync(path.join(parent, 'meg-postgres-'));
  try {
    give(folder, account);
    const program = await findPrograms({ folder, account });
    await createCluster(program, { folder, account });
    const place = { program, folder, account, port: await freePort() };
    return { place, server: await run(place) };
  } catch (fault) {
    remove(folder);
    throw fault;
  }
}

function reasonOf({ stderr, message }) {
  const lines = (stderr || message).split('\n').filter((line) => line.trim());
  return (lines.find((line) => /error|fatal/i.test(line)) ?? lines[0] ?? 'it said nothing').replace(/\.$/, '');
}

async function startAnywhere() {
  const faults = [];
  for (const account of accounts()) {
    for (const parent of parents) {
      try {
        return await startIn(parent, account);
      } catch (fault) {
        faults.push(fault);
      }
    }
  }
  const reason = faults[0] ? reasonOf(faults[0]) : 'root has no other user to run it as';
  throw new Error(
    `PostgreSQL could not be started for the tests (${reason}). Name a server to use instead in TEST_DATABASE_URL.`,
  );
}

async function end(server, signal) {
  const gone = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
  server.kill(signal);
  await gone;
}

/** A real PostgreSQL of the project's own, in a folder that is gone with it. */
export async function startPostgres() {
  let { place, server } = await startAnywhere();
  const leaveNothing = () => {
    server.kill('SIGQUIT');
    remove(place.folder);
  };
  process.once('exit', leaveNothing);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${place.port}/postgres`,
    restart: async () => {
      await end(server, 'SIGINT');
      server = await run(place);
    },
    stop: async () => {
      process.removeListener('exit', leaveNothing);
      // At once, without a last checkpoint: nobody reads the folder again.
      await end(server, 'SIGQUIT');
      remove(place.folder);
    },
  };
}
