import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/find-chromium.mjs';
import { root } from '../scripts/run.mjs';

const flags = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

async function withServer(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'meg-bench-frame-'));
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal' };
  const server = fork(path.join(root, 'server/dist/main.js'), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [{ ready }] = await once(server, 'message');
  try {
    return await work(ready);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts what the chat asks for by its first message, and how long a click takes to show it. */
export async function measureFirstMessage() {
  const args = process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    return await withServer(async (url) => {
      const page = await browser.newPage();
      const asked = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${url}/examples/plain-html/`, { waitUntil: 'networkidle' });
      const before = asked.filter((name) => name.startsWith('/meg')).length;
      const own = asked.filter((name) => !name.startsWith('/meg')).length;
      const launcher = page.locator('button').filter({ hasText: '' }).last();
      const clickedAt = performance.now();
      await launcher.click();
      await page.frameLocator('iframe').getByRole('button', { name: 'Get a quote' }).waitFor();
      const clickMs = Math.round(performance.now() - clickedAt);
      const first = asked.filter((name) => name.startsWith('/meg') || name === '/embed').length;
      return {
        'requests before the launcher shows': before,
        'requests by the first message': first,
        "the page's own requests": own,
        'click to first message, unthrottled (ms)': clickMs,
      };
    });
  } finally {
    await browser.close();
  }
}
