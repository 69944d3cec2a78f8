import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell first: it opens a page in a third of the time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function findHere() {
  const { chromium } = await import('playwright');
  return [...installed, chromium.executablePath()].find(existsSync);
}

function install(what, ...commands) {
  console.log(`Installing Chromium for the browser tests: ${what} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const runs = ([command, ...args]) =>
    spawnSync(command, args, { env, stdio: 'inherit', timeout: 600_000 }).status === 0;
  return commands.every(runs);
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const get = (...args) => ['apt-get', ...args];
  const packages = ['-y', '-qq', '--no-install-recommends'];
  if (!install("Debian's package", get('update', '-qq'), get('install', ...packages, 'chromium-headless-shell')))
    install("Debian's package", get('install', ...packages, 'chromium'));
}

/** The browser to test in: the one in CHROME_PATH, an installed one, or one that is installed now. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there`);
    return named;
  }
  for (const provide of [
    () => undefined,
    installFromDebian,
    () => install("Playwright's own", ['npx', '--no-install', 'playwright', 'install', '--with-deps', 'chromium']),
  ]) {
    provide();
    const found = await findHere();
    if (found) return found;
  }
  throw new Error('No Chromium was found and none could be installed. Install one, or name it in CHROME_PATH.');
}
