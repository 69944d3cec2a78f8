/**
 * `npm run firefox [-- FOLDER]`: walks through the built chat in a real Firefox, headless, says what it sees,
 * and puts a picture of each step into the folder. Not a part of `npm test`, as few machines have both browsers.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { findFirefox, launchFirefox } from './firefox.mjs';
import { withSites } from './sites.mjs';
import { steps } from './steps.mjs';

const patienceMs = 10_000;
const folder = process.argv[2] && path.resolve(process.argv[2]);

/** Records the console. Pauses during screenshots: the driver adds a style for them, which the chat's policy refuses. */
function listen(page) {
  const log = { heard: [], isHeard: true };
  const hear = (words) => log.isHeard && log.heard.push(words);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) hear(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => hear(`thrown: ${error.message}`));
  return log;
}

async function picture({ page, pageConsole }, number, name) {
  if (!folder) return;
  pageConsole.isHeard = false;
  const file = `${String(number).padStart(2, '0')}-${name.replace(/[^a-z]+/gi, '-').toLowerCase()}.png`;
  await page.screenshot({ path: path.join(folder, file) });
  pageConsole.isHeard = true;
}

async function take(visit, name, number) {
  try {
    await steps[name](visit);
    console.log(`✓ ${name}`);
    return true;
  } catch (error) {
    console.log(`✗ ${name}: ${error.message}`);
    return false;
  } finally {
    await picture(visit, number, name);
  }
}

/** Stops at the first step that fails, since the next ones depend on it. */
async function walk(browser) {
  return withSites(async (meg, host) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(patienceMs);
    const pageConsole = listen(page);
    const { heard } = pageConsole;
    const visit = { page, pageConsole, chat: page.frameLocator('iframe'), meg, host };
    let done = 0;
    for (const name of Object.keys(steps)) {
      if (!(await take(visit, name, done + 1))) break;
      done += 1;
    }
    console.log(heard.length === 0 ? '✓ the console stayed silent' : `✗ the console:\n  ${heard.join('\n  ')}`);
    console.log(`${done} of ${Object.keys(steps).length} steps`);
    return done === Object.keys(steps).length && heard.length === 0;
  });
}

async function main() {
  const executablePath = findFirefox();
  if (!executablePath) {
    console.log('No Firefox was found. Install one (Debian: apt-get install firefox-esr), or name it in FIREFOX_PATH.');
    return false;
  }
  if (folder) mkdirSync(folder, { recursive: true });
  await build();
  const browser = await launchFirefox(executablePath);
  console.log(`Firefox ${browser.version()}`);
  try {
    return await walk(browser);
  } finally {
    await browser.close();
  }
}

process.exit((await main()) ? 0 : 1);
