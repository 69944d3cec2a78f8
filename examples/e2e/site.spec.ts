import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './host-page.js';

test.describe('the start page', () => {
  test('opens the real chat, names the demo company, and runs under its own strict policy', async ({
    page,
    hostPage,
  }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${hostPage.megUrl}/`);
    await expect(page.getByText('Northbound Movers').first()).toBeVisible();
    await page.getByRole('button', { name: 'Try the Demo' }).first().click();
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Get a quote' })).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('leads to the examples and the API, and no link of it is dead', async ({ page, hostPage }) => {
    await page.goto(`${hostPage.megUrl}/`);
    const addresses = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses).toContain(`${hostPage.megUrl}/examples/plain-html/`);
    expect(addresses).toContain(`${hostPage.megUrl}/api/docs`);
    for (const address of new Set(addresses)) expect((await page.request.get(address)).status(), address).toBe(200);
  });

  test('can be read without JavaScript and has nothing that axe objects to', async ({ browser, hostPage }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${hostPage.megUrl}/`);
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await (await browser.newContext({ colorScheme })).newPage();
      await page.goto(`${hostPage.megUrl}/`);
      await expect(page.getByText('Northbound Movers').first()).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.context().close();
    }
  });
});

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
