import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { test as base, expect } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { MegServer } from './meg-server.js';
import { picture } from './picture.js';
import { openChat } from './visitor.js';

const admin = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'a long enough password 77' };

/** A server of its own, since these tests change settings that other tests rely on. */
const test = base.extend<object, { meg: MegServer }>({
  meg: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const server = await MegServer.start(admin);
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

// In order: each test continues from the state that the one before has left.
test.describe.configure({ mode: 'default' });

async function signIn(page: Page, meg: MegServer): Promise<void> {
  const answer = await page.request.post(`${meg.url}/api/admin/login`, {
    headers: { origin: meg.url },
    data: { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
}

interface Settings {
  version: number;
  config: { contactInfo: { address: string } };
}

/** Does this as another signed-in person, in a browser of their own. */
async function changeElsewhere(page: Page, meg: MegServer, address: string): Promise<void> {
  const { config, version } = (await (await page.request.get(`${meg.url}/api/company-config`)).json()) as Settings;
  const edited = { ...config, contactInfo: { ...config.contactInfo, address } };
  const headers = { origin: meg.url };
  const answer = await page.request.put(`${meg.url}/api/company-config`, {
    headers,
    data: { config: edited, version },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test.beforeEach(async ({ page, meg }) => signIn(page, meg));

test('a colour and a welcome show in the preview at once, and on the page once they are saved', async ({
  page,
  meg,
}) => {
  await page.goto(`${meg.url}/admin/company-config`);
  await page.getByLabel('Main colour').fill('#b83217');
  await page.getByLabel('Welcome message').fill('Good day from the north.');
  const preview = page.frameLocator('iframe[title="Preview of the chat"]');
  await expect(preview.getByText('Good day from the north.')).toBeVisible();
  await page.goto(`${meg.url}/examples/plain-html/`);
  await expect((await openChat(page)).getByText('Good day from the north.')).toBeHidden();

  await page.goto(`${meg.url}/admin/company-config`);
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await save(page);
  await page.goto(`${meg.url}/examples/plain-html/`);
  const chat = await openChat(page);
  await expect(chat.getByText('Good day from the north.')).toBeVisible();
  await expect(chat.locator('html')).toHaveCSS('--brand', '#b83217');
});

test('a change is taken back from the history', async ({ page, meg }) => {
  await page.goto(`${meg.url}/admin/company-config`);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByLabel('Main colour')).toHaveValue('#1e40af');
  await expect(page.getByText(/took back the change of/)).toBeVisible();
});

test('what cannot be saved is said at its field, and leaving asks first', async ({ page, meg }) => {
  await page.goto(`${meg.url}/admin/company-config`);
  await page.getByLabel('Privacy page').fill('not an address');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Privacy page')).toBeFocused();
  await expect(page.getByLabel('Privacy page')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('link', { name: 'Domains' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Domains' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Privacy page')).toHaveValue('not an address');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Privacy page')).toHaveValue('');
});

test('two who change the same settings see both sides, and nothing is overwritten', async ({ page, meg }) => {
  await page.goto(`${meg.url}/admin/company-config`);
  await page.getByLabel('Address').fill('York');
  await changeElsewhere(page, meg, 'Hull');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has saved meanwhile' });
  await expect(dialog.getByRole('row', { name: /Address.*Hull.*York/ })).toBeVisible();
  await picture(page, 'both-sides');
  await dialog.getByRole('button', { name: 'Save mine on top' }).click();
  await expect(page.getByRole('region', { name: 'Messages' }).getByText('Saved', { exact: true })).toBeVisible();
  const { config } = (await (await page.request.get(`${meg.url}/api/company-config`)).json()) as Settings;
  expect(config.contactInfo.address).toBe('York');
});

test('a changed rate is seen in the simulator, and then in every quote', async ({ page, meg }) => {
  const ask = async () => {
    const data = {
      originCity: 'Leeds',
      destinationCity: 'London',
      moveType: 'local',
      moveDetails: 'full-home',
      propertySize: '2 - 3 Beds',
    };
    const answer = await page.request.post(`${meg.url}/api/calculate-quote`, { data });
    return ((await answer.json()) as { minPrice: number }).minPrice;
  };
  const before = await ask();
  await page.goto(`${meg.url}/admin/quote-engines`);
  const simulator = page.getByRole('complementary', { name: 'Simulator' });
  await simulator.getByLabel('From').fill('Leeds');
  await simulator.getByLabel('To', { exact: true }).fill('London');
  await simulator.getByLabel('Kind of move').selectOption('local');
  await page.getByLabel('An hour of a crew of two').fill('9999999999');
  await expect(simulator.getByText(/These rates cannot be used/)).toBeVisible();
  await page.getByLabel('An hour of a crew of two').fill('190');
  await expect(simulator.getByRole('row', { name: /Price.*\+/ })).toBeVisible();
  await save(page);
  expect(await ask()).toBeGreaterThan(before);
  await expect(
    page
      .getByText('Local moves: An hour of a crew of two')
      .or(page.getByText(/Rates of local moves/))
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByLabel('An hour of a crew of two')).toHaveValue('95');
  expect(await ask()).toBe(before);
});

test('a figure in a folded group that cannot be saved is unfolded', async ({ page, meg }) => {
  await page.goto(`${meg.url}/admin/quote-engines`);
  await page.getByText('Season', { exact: true }).click();
  await page.getByLabel('Prices in busy months').fill('7');
  await page.getByText('Season', { exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Prices in busy months')).toBeFocused();
  await expect(page.getByText('Between 1 and 3', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Back to 1.15/ }).click();
  await expect(page.getByLabel('Prices in busy months')).toHaveValue('1.15');
});

test('a listed domain is the only one that may carry the chat', async ({ page, meg }) => {
  // For the browser, another port is another origin.
  const site = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(`<!doctype html><iframe src="${meg.url}/embed?company=demo">`),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  await page.goto(host);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Get a quote' })).toBeVisible();

  await page.goto(`${meg.url}/admin-domains`);
  await page.getByLabel('Add a domain').fill('not a domain');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/Write a domain such as example.com/)).toBeVisible();
  await page.getByLabel('Add a domain').fill('https://www.acme.example/contact');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await save(page);
  await page.getByLabel('Address of a page').fill('https://acme.example/');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('https://acme.example may not')).toBeVisible();
  await page.getByLabel('Address of a page').fill('www.acme.example');
  await page.getByRole('button', { name: 'Test', exact: true }).click();
  await expect(page.getByText('https://www.acme.example may carry the chat')).toBeVisible();

  await page.goto(host);
  await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error');

  await page.goto(`${meg.url}/admin-domains`);
  await page.getByRole('button', { name: 'Remove www.acme.example' }).click();
  await save(page);
  site.close();
});

test('an answer is written, found, changed and removed', async ({ page, meg }) => {
  await page.goto(`${meg.url}/admin/knowledge`);
  await page.getByRole('button', { name: 'Add an answer' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Write the question')).toBeVisible();
  await page.getByLabel('Question', { exact: true }).fill('Do you move boats?');
  await page.getByLabel('Answer', { exact: true }).fill('Yes, up to six metres.');
  await page.getByLabel('Other words for it').fill('yacht, dinghy');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Do you move boats?' })).toBeVisible();
  await page.getByLabel('Search the answers').fill('dinghy');
  await expect(page.getByText(/^1 of \d+ answers$/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit “Do you move boats?”' }).click();
  await page.getByLabel('Answer', { exact: true }).fill('Yes, up to eight metres.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Yes, up to eight metres.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove “Do you move boats?”' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Do you move boats?' })).toBeHidden();
});

test('a question is tried as a visitor would ask it', async ({ page, meg }) => {
  await page.goto(`${meg.url}/admin/knowledge`);
  await page.getByLabel('Question of a visitor').fill('Which documents do I need to move to Malaysia?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText(/The chat is sure|not sure/)).toBeVisible();
});

const pages = [
  ['look', '/admin/company-config'],
  ['rates', '/admin/quote-engines'],
  ['domains', '/admin-domains'],
  ['knowledge', '/admin/knowledge'],
] as const;

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test(`axe finds nothing, and nothing is cut off: ${colorScheme}, ${width} px`, async ({ page, meg }) => {
    // Four pages, each checked as a whole.
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    for (const [name, address] of pages) {
      await page.goto(meg.url + address);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible({ timeout: 20_000 });
      for (const group of await page.locator('main details > summary').all()) await group.click();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, name).toBeLessThanOrEqual(0);
      await picture(page, name);
      await page.emulateMedia({ colorScheme });
      await expectNothingFromAxe(page.mainFrame());
    }
  });
}
