import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect, testWith } from './quick-server.js';

const test = testWith({ ...knownAdmin, ALLOW_PRIVATE_WEBHOOKS: 'true' });

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><script>parent.broken = 1</script>
  <rect width="90" height="30" rx="6" fill="#0b6e4f"/><text x="45" y="21" font-size="16" fill="#fff" text-anchor="middle">Beacon</text></svg>`;
const home = `<!doctype html><html lang="en"><head><title>Home | Beacon Hill Movers</title>
  <meta name="theme-color" content="#0b6e4f"><meta name="description" content="Careful hands since 1989.">
  <style>a{color:#e4572e}</style></head><body><header><img src="/logo.svg" alt="Logo"><nav><a href="/">Home</a>
  <a href="/prices">Prices</a><a href="/about">Our crew</a></nav></header><h1>Moving Boston, gently</h1></body></html>`;

/** The company's website: it answers as a real one, until it is told to fail. */
async function startWebsite() {
  let status = 200;
  const server = createServer((request, response) => {
    const isLogo = request.url === '/logo.svg';
    response.writeHead(request.url === '/' || isLogo ? status : 404, {
      'content-type': isLogo ? 'image/svg+xml' : 'text/html',
    });
    response.end(isLogo ? logo : home);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    fail: () => {
      status = 503;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('a firm sees its own chat on a page that looks like its own, and takes over what it wants', async ({
  page,
  meg,
}) => {
  const website = await startWebsite();
  await signIn(page, meg);
  await page.goto(`${meg.url}/admin-domains`);
  await page.getByRole('link', { name: 'Try it on my site' }).click();
  await expect(page.getByRole('heading', { name: 'Try it on my site' })).toBeVisible();
  const chat = page.frameLocator('iframe[title="Your chat"]');
  await expect(chat.getByRole('log')).toBeVisible();

  await page.getByRole('textbox', { name: 'Your website' }).fill(website.url);
  await page.getByRole('button', { name: 'Read my website' }).click();
  const site = page.getByRole('region', { name: 'Your website with your chat' });
  await expect(site.getByText('Moving Boston, gently')).toBeVisible();
  await expect(site).toContainText('Our crew');
  await expect(site.getByRole('img', { name: 'Logo of Beacon Hill Movers' })).toBeVisible();

  const settings = async () => (await (await page.request.get(`${meg.url}/api/company-config`)).json()).config;
  expect((await settings()).branding.primaryColor).toBe('#1e40af');
  await page.getByRole('button', { name: 'Use this: Main colour from your site' }).click();
  await expect(page.getByText('Main colour taken over')).toBeVisible();
  await page.getByRole('button', { name: 'Use this: Picture in the chat from your site' }).click();
  await expect(page.getByText('Picture in the chat taken over')).toBeVisible();
  const { branding, chatbotConfig } = await settings();
  expect(branding.primaryColor).toBe('#0b6e4f');
  expect(branding.tagline).toBe('Moving made simple');
  expect(chatbotConfig.avatarUrl).toMatch(/^data:image\/svg\+xml/);
  // The chat is loaded anew with what was taken over.
  await expect(chat.locator('img[src^="data:image/svg+xml"]').first()).toBeVisible();
  await expectNothingFromAxe(page);

  website.fail();
  await page.getByRole('button', { name: 'Read it again' }).click();
  await expect(page.getByText('The website answered with 503')).toBeVisible();
  await expect(site.getByText('Moving Boston, gently')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { broken?: number }).broken)).toBeUndefined();
  await website.close();
});
