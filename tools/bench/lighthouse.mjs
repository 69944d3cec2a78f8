/** `npm run bench -- lighthouse`: every public page by Lighthouse's mobile profile, against the aims of the site. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../find-chromium.mjs';
import { withMeg } from '../meg-server.mjs';
import { root } from '../run.mjs';

const folder = path.join(root, 'tools/bench/lighthouse');
const aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

function installOnce() {
  if (existsSync(path.join(folder, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse into tools/bench/lighthouse, once …');
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--package-lock=false'], {
    stdio: 'inherit',
  });
}

/** The paths in the site's own sitemap. */
async function pagesOf(url) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}

function audit(url, chromium) {
  const { stdout, stderr } = spawnSync('node', [path.join(folder, 'audit.mjs'), url, chromium], { encoding: 'utf8' });
  if (!stdout) throw new Error(`Lighthouse gave up on ${url}:\n${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1));
}

function lineOf(page, { scores, failing, lcpMs, blockingMs, fault }) {
  const cells = Object.entries(aims).map(([name, aim]) => `${scores[name]}${scores[name] < aim ? ' ✗' : ''}`.padEnd(7));
  const details = fault ?? [`LCP ${lcpMs} ms`, `blocked ${blockingMs} ms`, ...failing].join(', ');
  return `${page.padEnd(52)}${cells.join('')}${details}`;
}

/** Audits every public page. The home page is measured with the chat in it, as visitors get it. */
export async function measureLighthouse() {
  installOnce();
  const chromium = await findChromium();
  console.log(`${''.padEnd(52)}perf   a11y   best   seo`);
  return withMeg(async (url) => {
    const report = {};
    for (const page of await pagesOf(url)) {
      report[page] = audit(url + page, chromium);
      console.log(lineOf(page, report[page]));
    }
    return report;
  });
}
