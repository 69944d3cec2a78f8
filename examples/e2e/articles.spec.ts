import type { Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { expect, test } from './host-page.js';

const hub = '/knowledge-hub';
const article = `${hub}/customs-and-data-across-borders`;

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

test.describe('the knowledge hub', () => {
  test('lists five articles, and features some until something is looked for', async ({ page, hostPage }) => {
    const faults = faultsOf(page);
    await page.goto(hostPage.megUrl + hub);
    await expect(page.getByRole('heading', { name: 'International Moving Technology Articles' })).toBeVisible();
    await expect(page.getByText('5 articles', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
    await page.getByPlaceholder('Search articles...').fill('CUSTOMS');
    await expect(page.getByRole('heading', { name: 'Featured' })).toBeHidden();
    await expect(page.getByText('1 article', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${hostPage.megUrl}${hub}?q=CUSTOMS`);
    expect(faults).toEqual([]);
  });

  test('keeps a search in the address: it can be shared, and the way back leads through it', async ({
    page,
    hostPage,
  }) => {
    await page.goto(`${hostPage.megUrl}${hub}?q=inventory&category=AI+%26+Automation`);
    await expect(page.getByRole('searchbox')).toHaveValue('inventory');
    await expect(page.getByRole('heading', { name: 'AI & Automation for Moving Companies' })).toBeVisible();
    await expect(page.getByText('1 article', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Analytics & Insights' }).click();
    await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(page).toHaveURL(hostPage.megUrl + hub);
    await expect(page.getByText('5 articles', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('No articles found matching your criteria.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1 article', { exact: true })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('searchbox')).toHaveValue('inventory');
    await expect(page.getByRole('button', { name: 'Analytics & Insights' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('leads from the list to an article and back to what was found', async ({ page, hostPage }) => {
    const faults = faultsOf(page);
    await page.goto(`${hostPage.megUrl}${hub}?q=funnel`);
    await page.getByRole('link', { name: /^Read Reading your funnel/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Reading your funnel/ })).toBeVisible();
    await expect(page.getByText('10 min read').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Small numbers dance' })).toBeVisible();
    await expect(page).toHaveTitle(/Reading your funnel without fooling yourself/);
    await page.goBack();
    await expect(page.getByText('1 article', { exact: true })).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: 'Back to Knowledge Hub' }).click();
    await expect(page.getByText('5 articles', { exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('can be read without JavaScript, the list as every article', async ({ browser, hostPage }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(hostPage.megUrl + hub);
    const links = await page
      .getByRole('link', { name: /^Read / })
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(new Set(links).size).toBe(5);
    await expect(page.getByRole('searchbox')).toBeHidden();
    for (const address of new Set(links)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(((await page.locator('article').textContent()) ?? '').split(/\s+/).length).toBeGreaterThan(1_700);
    }
    await context.close();
  });
});

test('an article says what it is to search engines', async ({ request, hostPage }) => {
  const html = await (await request.get(hostPage.megUrl + article)).text();
  expect(html).toMatch(/<meta name="keywords" content="[^"]*customs/);
  expect(html).toMatch(/<meta name="description" content="Customs relief/);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Article', datePublished: '2026-10-08', timeRequired: 'PT15M' });
});

test('an article that is none is the page for an address that is none', async ({ page, hostPage }) => {
  const answer = await page.goto(`${hostPage.megUrl}${hub}/no-such-article`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText(`${hub}/no-such-article`)).toBeVisible();
});

test('the feed is XML that names every article, and both pages lead to it', async ({ page, hostPage }) => {
  const answer = await page.request.get(`${hostPage.megUrl}${hub}/feed.xml`);
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  const text = await answer.text();
  await page.goto(hostPage.megUrl + article);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', `${hub}/feed.xml`);
  const feed = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    const links = [...read.querySelectorAll('entry > link')].map((link) => link.getAttribute('href') ?? '');
    return { faults: read.querySelectorAll('parsererror').length, links };
  }, text);
  expect(feed.faults).toBe(0);
  expect(feed.links).toHaveLength(5);
  for (const link of feed.links) {
    expect((await page.request.get(new URL(link, hostPage.megUrl).href)).status(), link).toBe(200);
  }
});

for (const address of [hub, `${hub}?q=nothing-like-it`, article]) {
  test(`axe objects to nothing at ${address}, on a phone or a screen, light or dark`, async ({ page, hostPage }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(colorScheme === 'light' ? { width: 320, height: 640 } : { width: 1280, height: 800 });
      await page.goto(hostPage.megUrl + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingFromAxe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
}
