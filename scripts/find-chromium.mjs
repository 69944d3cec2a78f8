import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function attempt(what, command, args) {
  console.log(`Installing Chromium for the browser tests: ${what} …`);
  return spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;
}

function isRootWithApt() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log("Installing Chromium for the browser tests: Debian's package …");
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
}

/** A browser to test in: the one that is named, one that is here, or one that is installed now. */
export async function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there`);
    return named;
  }
  const here = () => installed.find(existsSync);
  const found = here() ?? (await playwrightsOwn());
  if (found) return found;
  attempt("Playwright's own", 'npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium']);
  const own = await playwrightsOwn();
  if (own) return own;
  if (isRootWithApt()) installWithApt();
  const last = here();
  if (last) return last;
  throw new Error('No Chromium was found and none could be installed. Install one, or name it in CHROME_PATH.');
}
