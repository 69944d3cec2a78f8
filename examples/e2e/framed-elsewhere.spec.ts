import { isAllowedOrigin } from '@meg/shared/bridge/guards';
import type { BrowserContext, Page } from 'playwright/test';
import { framingPages, listedDomains } from './framing-hosts.js';
import { expect, quickConfig, setCompany, test } from './quick-server.js';

const company = 'listed';

/** A page that embeds the chat's frame without the loader, configures it, and records its messages. */
const carrying = (megUrl: string) => `<!doctype html><title>A site</title>
  <iframe src="${megUrl}/embed?company=${company}" style="width:420px;height:550px"></iframe>
  <script>
    window.heard = [];
    addEventListener('message', ({ source, data }) => {
      if (data.meg !== 1) return;
      heard.push(data.message.type);
      if (data.message.type === 'meg:ready')
        source.postMessage({ meg: 1, message: { type: 'meg:configure', companyId: '${company}' } }, '${megUrl}');
    });
  </script>`;

/** Every host name answers with this page. */
async function serveEverywhere(context: BrowserContext, megUrl: string, body: string): Promise<void> {
  await context.route(
    ({ origin }) => origin !== megUrl,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
}

/** Whether the browser shows the chat in this page, and whether the chat answers the page. */
async function judge(page: Page, address: string): Promise<{ isShown: boolean; isHeard: boolean }> {
  await page.goto(address);
  const chat = page.frames().at(-1);
  const isShown = chat?.url().includes('/embed?') ?? false;
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  if (isShown) await expect.poll(heard, `${address} is told nothing`).toContain('meg:resize');
  return { isShown, isHeard: (await heard()).includes('meg:resize') };
}

// The host names are made up and the server is local: browsers ask before a public site may reach a local address.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--disable-features=LocalNetworkAccessChecks'] }),
    { scope: 'worker' },
  ],
});

test.beforeEach(({ meg }) => setCompany(meg, { ...quickConfig, allowedDomains: listedDomains }, company));

test.describe('survives: framed where not allowed – in a browser', () => {
  test(`each of ${framingPages.length} sites is let in or kept out as the company's list says`, async ({
    page,
    context,
    meg,
  }) => {
    await serveEverywhere(context, meg.url, carrying(meg.url));
    const judged: Record<string, object> = {};
    for (const [address] of framingPages) judged[address] = await judge(page, address);
    const wanted = framingPages.map(([address, is]) => [address, { isShown: is, isHeard: is }]);
    expect(judged).toEqual(Object.fromEntries(wanted));
  });

  test('the chat itself goes by the same rule as the browser', () => {
    const judged = framingPages.map(([address]) => [address, isAllowedOrigin(new URL(address).origin, listedDomains)]);
    expect(judged).toEqual(framingPages);
  });

  test('a page without an origin of its own is kept out, on whatever site', async ({ page, context, meg }) => {
    await context.route('https://acme.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': 'sandbox allow-scripts' },
        body: carrying(meg.url),
      }),
    );
    expect(await judge(page, 'https://acme.example/')).toEqual({ isShown: false, isHeard: false });
  });

  for (const [what, outer, inner] of [
    ['a stranger around an allowed site', 'https://evil.example/', 'https://acme.example/'],
    ['an allowed site around a stranger', 'https://acme.example/', 'https://evil.example/'],
  ] as const) {
    test(`${what} is kept out`, async ({ page, context, meg }) => {
      await context.route(outer, (route) =>
        route.fulfill({ contentType: 'text/html', body: `<iframe src="${inner}"></iframe>` }),
      );
      await context.route(inner, (route) => route.fulfill({ contentType: 'text/html', body: carrying(meg.url) }));
      await page.goto(outer);
      expect(page.frames().map((frame) => frame.url())).toEqual([outer, inner, 'chrome-error://chromewebdata/']);
    });
  }

  test('a forged Origin or Referer lets nobody in', async ({ page, context, meg }) => {
    for (const site of ['https://acme.example', meg.url, 'null']) {
      await context.unrouteAll();
      await serveEverywhere(context, meg.url, carrying(meg.url));
      await page.route('**/embed?**', (route) =>
        route.continue({ headers: { ...route.request().headers(), origin: site, referer: `${site}/` } }),
      );
      expect(await judge(page, 'https://evil.example/'), site).toEqual({ isShown: false, isHeard: false });
      await page.unrouteAll();
    }
  });

  for (const path of ['/', '/pricing', '/login', '/signup', '/admin', '/admin/leads', '/api/docs', '/nowhere']) {
    test(`${path} of the server is shown in no frame, not even one of its own`, async ({ page, context, meg }) => {
      const body = `<!doctype html><iframe src="${meg.url}${path}"></iframe>`;
      await context.route(/carries-it$/, (route) => route.fulfill({ contentType: 'text/html', body }));
      for (const site of ['https://acme.example', meg.url]) {
        await page.goto(`${site}/carries-it`);
        expect(page.frames().at(-1)?.url(), site).toMatch(/^chrome-error:/);
      }
    });
  }
});
