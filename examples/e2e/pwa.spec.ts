import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { expect, test } from './quick-server.js';

/** Imitates a newer version of the server: another service worker, and other words in its pages. */
async function serveVersions(behind: string): Promise<{ url: string; deploy: (word: string) => void; server: Server }> {
  let word = 'A';
  const server = createServer(async (request, response) => {
    const answer = await fetch(behind + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'])
      delete headers[name];
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = /html|\/sw\.js/.test(headers['content-type'] + (request.url ?? ''));
    response.writeHead(answer.status, headers);
    response.end(isText ? versioned(body.toString(), word, request.url === '/sw.js') : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    server,
    deploy: (next) => {
      word = next;
    },
  };
}

function versioned(text: string, word: string, isWorker: boolean): string {
  if (isWorker) return text.replaceAll(/[0-9a-f]{12}(?=`)/g, (hash) => `${hash}${word}`);
  return text.replace('<head>', `<head><meta name="version" content="${word}">`);
}

const version = (page: Page) => page.locator('meta[name=version]').getAttribute('content');

/** The service worker controls this page and has cached what was visited. */
async function settle(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate((wanted) => caches.match(wanted).then(Boolean), path)).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('what was visited opens offline, with its links; another page says that one is offline', async ({ page, meg }) => {
  await page.goto(`${meg.url}/pricing`);
  await settle(page, '/pricing');
  await page.goto(`${meg.url}/about`);
  await settle(page, '/about');
  await page.context().setOffline(true);
  await page.goto(`${meg.url}/pricing?from=home-screen`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('You are offline. Pages that you have visited still open.')).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/about$/);
  await page.goto(`${meg.url}/terms`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expectNothingFromAxe(page);
  await page.goto(`${meg.url}/login`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('nothing of the API, the chat or the companies’ area is kept', async ({ page, meg }) => {
  await page.goto(`${meg.url}/`);
  await settle(page, '/');
  await page.goto(`${meg.url}/login`);
  await expect(page.getByLabel('Email')).toBeVisible();
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths).toContain('/');
  expect(paths.filter((path) => /^\/(api|embed|login|admin|widget|meg\.js|sw\.js)/.test(path))).toEqual([]);
});

test('a new version is seen after one reload, offered, and takes over where it is wanted', async ({ page, meg }) => {
  const site = await serveVersions(meg.url);
  await page.goto(`${site.url}/privacy`);
  await settle(page, '/privacy');
  expect(await version(page)).toBe('A');
  const before = await page.evaluate(() => caches.keys());
  site.deploy('B');
  await page.reload();
  expect(await version(page)).toBe('B');
  await expect(page.getByRole('heading', { name: 'Update Available' })).toBeVisible();
  await expectNothingFromAxe(page.mainFrame(), '[aria-labelledby=update-title]');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update Now' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
  expect(await page.evaluate(() => caches.keys())).not.toEqual(before);
  await expect(page.getByRole('heading', { name: 'Update Available' })).toHaveCount(0);
  await settle(page, '/privacy');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await version(page)).toBe('B');
  site.server.closeAllConnections();
  site.server.close();
});

test('installing is offered where the browser offers it, after the cookie choice, once a session', async ({
  page,
  meg,
}) => {
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {},
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      });
      dispatchEvent(event);
      return event.defaultPrevented;
    });
  const card = page.getByRole('region', { name: 'Install Meg' });
  await page.goto(`${meg.url}/terms`);
  const reject = page.getByRole('button', { name: 'Reject non-essential' });
  await expect(reject).toBeVisible();
  expect(await offer()).toBe(true);
  await expect(card).toHaveCount(0);
  await reject.click();
  await expect(card).toBeVisible();
  await expectNothingFromAxe(page.mainFrame(), '[aria-labelledby=install-title]');
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('pwa-prompt-dismissed'))).toBe('true');
  expect(await offer()).toBe(false);
});
