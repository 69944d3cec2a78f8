import type { FrameLocator, Page } from 'playwright/test';
import { expect, test } from './quick-server.js';
import { openChat, press } from './visitor.js';

/** Events that the host page received. */
declare let chosen: unknown[];

async function ask(chat: FrameLocator, question: string): Promise<void> {
  await chat.getByLabel('Your message').fill(question);
  await chat.getByRole('button', { name: 'Send message' }).click();
}

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { chosen: [] });
    document.addEventListener('meg:countryGuideChosen', (event) => chosen.push((event as CustomEvent).detail));
  });
}

const link = (chat: FrameLocator, name: RegExp) => chat.getByRole('link', { name });
const furniture = 'Do I pay duty on my furniture in Japan?';

test('the country menu leads to what to know first, with links to its sources, and the page hears of it', async ({
  page,
  hostPage,
}) => {
  await listen(page);
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Country guides');
  await chat.getByLabel('Find a country').fill('new z');
  await expect(chat.getByRole('listitem').getByRole('button')).toHaveCount(1);
  await press(chat, 'New Zealand');
  await expect(chat.getByText('Currency: New Zealand dollar (NZD).')).toBeVisible();
  await expect(chat.getByText('Where this comes from')).toBeVisible();
  await expect(link(chat, /govt\.nz/).first()).toHaveAttribute('href', /^https?:\/\/[\w.]+\.govt\.nz/);
  await expect(chat.getByText('Is there anything else you would like to know?')).toBeVisible();
  expect(await page.evaluate(() => chosen)).toMatchObject([{ country: 'new-zealand' }]);
});

test('a question in own words is answered with its source while the open question stays open', async ({
  page,
  hostPage,
}) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Get a quote');
  await ask(chat, furniture);
  await expect(chat.getByText(/arrive within 6 months of your own entry/)).toBeVisible();
  await expect(link(chat, /Japan Customs: household effects/)).toHaveAttribute('href', /customs\.go\.jp/);
  await expect(chat.getByRole('button', { name: 'International move' })).toBeVisible();
  await ask(chat, 'and for my dog?');
  await expect(chat.getByText(/Dogs and cats that meet every condition for Japan/)).toBeVisible();
  await expect(chat.getByText(/Two rabies vaccinations/)).toBeVisible();
  await expect(chat.getByText(/may not cover what you asked/)).toHaveCount(0);
  await press(chat, 'International move');
  await expect(chat.getByRole('button', { name: 'A whole home' })).toBeVisible();
});

test('a question without its country is asked back, and its answer is found in the next words', async ({
  page,
  hostPage,
}) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await ask(chat, 'Do I need a visa?');
  await expect(chat.getByText(/Which country are you moving to/)).toBeVisible();
  await ask(chat, 'Estonia');
  await expect(chat.getByText(/Estonia is in the Schengen area/)).toBeVisible();
});

test('a suggested question is asked by one press, and only the newest answer suggests any', async ({
  page,
  hostPage,
}) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await ask(chat, furniture);
  const suggested = chat.getByRole('group', { name: 'Ask next' }).getByRole('button');
  const question = (await suggested.first().textContent()) ?? '';
  await suggested.first().click();
  await expect(chat.getByText('Where this comes from')).toHaveCount(2);
  await expect(chat.getByRole('log').getByText(question, { exact: true })).not.toHaveCount(0);
  await expect(chat.getByRole('group', { name: 'Ask next' })).toHaveCount(1);
});

test('a question that nobody understood and that the guides do not know offers a person, and nothing is made up', async ({
  page,
  hostPage,
}) => {
  await page.route('**/api/chat/understand', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await ask(chat, 'Do you like jazz?');
  await expect(chat.getByText(/I do not have an answer to that/)).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Book a call' })).toBeVisible();
  await expect(chat.getByText('Where this comes from')).toHaveCount(0);
});

test('where the server fails, the visitor is told so and led to a person', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Country guides');
  await page.route('**/api/chat/overview', (route) => route.fulfill({ status: 500, body: 'no' }));
  await press(chat, 'Japan');
  await expect(chat.getByText(/having trouble accessing the country guide information/)).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Connect Now' })).toBeVisible();
});

test('where a search fails on the way, what had come of it goes, and a person is offered', async ({
  page,
  hostPage,
}) => {
  await page.route('**/api/chat/search', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: '{"text":"You may bring"}\n{"error":{"code":"internal"}}',
    }),
  );
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await ask(chat, furniture);
  await expect(chat.getByText(/having trouble accessing the country guide information/)).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Connect Now' })).toBeVisible();
  await expect(chat.getByText('You may bring')).toHaveCount(0);
});

test('a text with markup stays text', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await ask(chat, '<img src=x onerror=alert(1)> customs in Japan');
  await expect(chat.getByText(/arrive within 6 months/)).toBeVisible();
  await expect(chat.locator('img[src="x"]')).toHaveCount(0);
});
