/**
 * npm writes into the lockfile only the native packages of the platform that it runs on. On any other platform
 * `npm ci` then refuses the lockfile, and `npm install` leaves out what a build needs. This command adds the entries
 * that are missing, from the lists that the packages themselves give. `--check` changes nothing and fails for a gap.
 *
 * Usage: node tools/checks/complete-lock.mjs [--check]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const file = path.join(root, 'package-lock.json');

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const cpuWords = new Set(['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64']);
const libcWords = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** The entry that this package would find when it asks for the name: its own, or one further up. */
function findEntry(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

/** What a native package's name says of where it runs, such as `@rollup/rollup-linux-x64-musl`. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = words.map((word) => word.replace(/^windows$/, 'win32')).find((word) => systems.includes(word));
  const cpu = words
    .map((word) => (word === 'arm64' ? word : word.replace(/^armv7$/, 'arm')))
    .find((word) => cpuWords.has(word));
  const libc = words.map((word) => libcWords[word]).find(Boolean);
  return os && cpu ? { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) } : undefined;
}

const isExact = (version) => /^\d/.test(version);

/** What every native package of one parent has in common is read from the one that is installed here. */
function entryOf(parent, name, wanted, sibling) {
  const platform = platformOf(name);
  if (!platform) throw new Error(`The name of ${name} does not say which platform it is for`);
  return {
    version: isExact(wanted) ? wanted : parent.version,
    cpu: platform.cpu,
    ...(parent.dev && { dev: true }),
    ...(sibling?.hasInstallScript && { hasInstallScript: true }),
    ...(platform.libc && { libc: platform.libc }),
    ...(parent.license && { license: parent.license }),
    optional: true,
    os: platform.os,
    ...(sibling?.engines && { engines: sibling.engines }),
  };
}

function missingOf(packages) {
  return Object.entries(packages).flatMap(([place, parent]) => {
    const wanted = Object.entries(parent.optionalDependencies ?? {});
    const present = wanted
      .map(([name]) => findEntry(packages, place, name))
      .find((entry) => entry?.optional && entry.os);
    return wanted
      .filter(([name]) => !findEntry(packages, place, name))
      .map(([name, version]) => [`node_modules/${name}`, entryOf(parent, name, version, present)]);
  });
}

const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOf(lock.packages);
if (process.argv.includes('--check')) {
  if (missing.length > 0) {
    const names = missing.map(([place]) => `  ${place.replace('node_modules/', '')}`).join('\n');
    console.error(
      `The lockfile lacks packages of other platforms. Run \`node tools/checks/complete-lock.mjs\`:\n${names}`,
    );
    process.exit(1);
  }
  console.log('The lockfile holds the native packages of every platform');
} else {
  const [own, ...rest] = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) });
  rest.sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries([own, ...rest]);
  writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
  console.log(`${missing.length} packages of other platforms added to the lockfile`);
}
