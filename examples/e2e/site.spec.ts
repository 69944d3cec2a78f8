import type { Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { expect, test } from './host-page.js';

const pages = ['/', '/about', '/mission', '/pricing'];

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

/** Every internal address that a page links to, without its fragment. */
async function linksOf(page: Page): Promise<string[]> {
  const links = page.locator('header a[href^="/"], main a[href^="/"], footer a[href^="/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return [...new Set(addresses.map((address) => address.replace(/#.*/, '')))];
}

test('the home page shows the engine at work and opens the real chat, under its own strict policy', async ({
  page,
  hostPage,
}) => {
  const faults = faultsOf(page);
  const answered = page.waitForResponse('**/api/calculate-quote');
  await page.goto(`${hostPage.megUrl}/`);
  const recorded = await (await page.request.get(`${hostPage.megUrl}/`)).text();
  const { minPrice, maxPrice } = (await (await answered).json()) as { minPrice: number; maxPrice: number };
  for (const price of [minPrice, maxPrice]) expect(recorded).toContain(`$${price.toLocaleString('en-US')}`);
  await expect(page.getByText('Worked out just now')).toBeVisible();
  await page.getByRole('button', { name: /Tartu/ }).click();
  await expect(page.getByText('Two-bedroom flat, Tartu to Tallinn')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try the Demo' }).first().click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Get a quote' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('the demo on the home page is the chat itself', async ({ page, hostPage }) => {
  await page.goto(`${hostPage.megUrl}/`);
  await page.locator('#demo').scrollIntoViewIfNeeded();
  const chat = page.locator('#demo-chat').frameLocator('iframe');
  await chat.getByRole('button', { name: 'Get a quote' }).click();
  await expect(chat.getByRole('log')).toContainText('Get a quote');
});

test('no link of navigation, pages and footer is dead, and every page has one name of its own', async ({
  page,
  hostPage,
}) => {
  test.slow();
  const titles = new Map<string, string>();
  const open = [`${hostPage.megUrl}/`];
  const seen = new Set(open);
  for (let address = open.shift(); address; address = open.shift()) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(200);
    if (!(await page.locator('footer nav').count())) continue;
    await expect(page.locator('h1'), address).toHaveCount(1);
    titles.set(new URL(address).pathname, await page.title());
    for (const next of await linksOf(page)) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
  expect(new Set(titles.values()).size).toBe(titles.size);
  expect([...titles.keys()]).toEqual(expect.arrayContaining([...pages, '/contact', '/privacy', '/terms']));
});

test('every page has its words without JavaScript', async ({ browser, hostPage }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const map = await (await page.request.get(`${hostPage.megUrl}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(pages.length);
  const descriptions = new Set<string | null>();
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(((await page.locator('main').textContent()) ?? '').length, address).toBeGreaterThan(200);
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
  }
  expect(descriptions.size).toBe(addresses.length);
  await context.close();
});

test('the menu of a small screen is walked by keyboard', async ({ page, hostPage }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${hostPage.megUrl}/about`);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Pricing', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One plan');
  await expect(menu).toHaveCount(0);
});

/** Every entry that the head and the menu of a small screen have in common. */
const entries = ['Features', 'About', 'Mission', 'MEG Relay Beta', 'Knowledge Hub', 'Pricing', 'Log in'];

for (const width of [1060, 1280, 1440]) {
  test(`the head has every entry in one line at ${width} px, the tour and the demo too`, async ({ page, hostPage }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${hostPage.megUrl}/about`);
    const head = page.getByRole('banner');
    const shown = [
      ...entries.map((name) => head.getByRole('link', { name, exact: true })),
      head.getByRole('button', { name: 'Try the Demo' }),
      head.getByRole('button', { name: 'Tour', exact: true }),
    ];
    const middles = await Promise.all(
      shown.map(async (entry) => {
        await expect(entry).toBeVisible();
        const box = await entry.boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    await head.getByRole('button', { name: 'Tour', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'This is what Meg does' })).toBeVisible();
  });
}

test('the menu of a small screen has every entry, and the button that opened it closes it', async ({
  page,
  hostPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${hostPage.megUrl}/about`);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const name of [...entries, 'Country Guide', 'Get a Quote', 'See Pricing', 'Book a Call'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Help & Tour' })).toBeVisible();
  await expectNothingFromAxe(page.mainFrame());
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('button', { name: 'Help & Tour' }).click();
  await expect(page.getByRole('dialog', { name: 'This is what Meg does' })).toBeVisible();
  await page.goto(`${hostPage.megUrl}/about`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('button', { name: 'Try the Demo' }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Get a quote' })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('the countries turn by themselves, and stay while somebody looks at one', async ({ page, hostPage }) => {
  await page.clock.install();
  await page.goto(`${hostPage.megUrl}/about`);
  const current = page.locator('[aria-current="step"]');
  await expect(current).toContainText('Estonia');
  await expect(page.getByRole('button', { name: 'Stop changing' })).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(current).toContainText('Ireland');
  await page.getByRole('button', { name: /Malaysia/ }).click();
  await page.clock.runFor(20_000);
  await expect(current).toContainText('Malaysia');
});

test('the price list adds up as the invoice does', async ({ page, hostPage }) => {
  await page.goto(`${hostPage.megUrl}/pricing`);
  const bill = page.getByRole('region', { name: 'Your first bill' });
  await expect(bill).toContainText('$170');
  await page.getByRole('checkbox', { name: /Priority Support/ }).check();
  await page.getByRole('checkbox', { name: /White Label/ }).check();
  await expect(bill).toContainText('$348');
});

for (const path of pages) {
  test(`axe finds nothing on ${path}, light or dark, small or wide`, async ({ browser, hostPage }) => {
    test.slow();
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [320, 1280]) {
        const viewport = { width, height: 800 };
        const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.goto(hostPage.megUrl + path);
        await expect(page.getByRole('button', { name: 'Try the Demo' }).first()).toBeVisible();
        await expectNothingFromAxe(page.mainFrame());
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
        await context.close();
      }
    }
  });
}

test('an address that is none gets a page that says so', async ({ page, hostPage }) => {
  const answer = await page.goto(`${hostPage.megUrl}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page Not Found')).toBeVisible();
});

test("the API's description is a page that works under its policy", async ({ page, hostPage }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`${hostPage.megUrl}/api/docs`);
  await expect(page.getByRole('link', { name: '/api/leads', exact: true }).first()).toBeVisible();
  expect(faults).toEqual([]);
});
