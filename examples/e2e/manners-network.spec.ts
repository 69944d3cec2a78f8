import type { Frame, Page } from 'playwright/test';
import {
  asked,
  expect,
  expectToWork,
  open,
  patienceMs,
  phone,
  press,
  sendForm,
  snippet,
  test,
  toForm,
} from './chat-frame.js';

/** How to make the chat request each asset that can be missing. */
const ways = {
  toForm,
  toQuote: (chat: Frame) => sendForm(chat, 'Nothing Lost'),
  async toHandoff(chat: Frame) {
    await sendForm(chat, 'Nothing Lost');
    await press(chat, 'No, connect me with a specialist');
  },
  async toQuiz(chat: Frame) {
    await sendForm(chat, 'Nothing Lost');
    await press(chat, 'Yes, test me');
  },
  async toCall(chat: Frame) {
    await ways.toHandoff(chat);
    await press(chat, 'Connect Now', 'Confirm', 'Phone Call');
  },
  async toTimes(chat: Frame) {
    await ways.toHandoff(chat);
    await press(chat, 'Schedule Callback', 'Confirm');
  },
  toCountries: (chat: Frame) => press(chat, 'Country guides'),
  async toQuestion(chat: Frame) {
    await chat.getByLabel('Your message').fill('What may I bring into Malaysia?');
    await chat.getByLabel('Your message').press('Enter');
  },
  toAnswer: (chat: Frame) => press(chat, 'Get a quote'),
  async toNarrow(chat: Frame) {
    await sendForm(chat, 'Nothing Lost');
    await chat
      .getByRole('button', { name: /^Narrow it down/ })
      .first()
      .click();
  },
};

const missing: readonly [what: string, url: string, way: keyof typeof ways][] = [
  ['what drives the chat', '**/assets/engine-*', 'toAnswer'],
  ['its words', '**/assets/words-*', 'toAnswer'],
  ['the call for a quote', '**/api/calculate-quote', 'toQuote'],
  ['the call that stores a lead', '**/api/leads', 'toQuote'],
  ['the call for a person', '**/api/human-handoff', 'toCall'],
  ['the call for free times', '**/api/callback-slots*', 'toTimes'],
  ['the list of countries', '**/api/chat/countries', 'toCountries'],
  ['the search', '**/api/chat/search', 'toQuestion'],
];

test.describe('survives: blocked or slow assets – every request', () => {
  /**
   * The chat's script and document are tested below, and its code in first-view.spec.ts; without the other answers it
   * works, with less.
   */
  const others =
    /\/(meg\.js|embed\?.*|widget\/assets\/chat-.*|api\/(companies|chat\/understand|places|performance).*)$/;

  test('that only makes the chat better can be lost without losing the lead', async ({ page, hostPage }) => {
    await page.route(/\/api\/(companies|chat\/understand|places|performance)/, (route) => route.abort());
    await page.goto(hostPage.containing(snippet));
    const chat = await open(page);
    await ways.toQuote(chat);
    await expect(chat.getByText(/Saved: .* Your reference is M-/)).toBeVisible();
  });

  test('that a visitor causes on all the ways has a test of what happens without it', async ({ browser, hostPage }) => {
    const known = missing.map(([, url]) => new RegExp(`/${url.replace(/^\*\*\//, '').replaceAll('*', '.*')}$`));
    const asked = new Set<string>();
    for (const way of Object.values(ways)) {
      const page = await browser.newPage({ locale: 'en-GB' });
      page.on('request', (request) => request.url().startsWith(hostPage.megUrl) && asked.add(request.url()));
      await page.goto(hostPage.containing(snippet));
      await way(await open(page));
      await page.waitForLoadState('networkidle');
      await page.close();
    }
    expect([...asked].filter((url) => !others.test(url) && !known.some((one) => one.test(url)))).toEqual([]);
  });
});

test.describe('survives: blocked or slow assets – the chat itself', () => {
  const withPhone = `<script async src="/meg.js" data-phone="${phone}"></script>`;

  async function expectOtherWays(page: Page): Promise<void> {
    await page.locator('meg-chat button').click();
    await page.clock.fastForward(patienceMs);
    const notice = page.locator('meg-chat').getByRole('status');
    await expect(notice.getByRole('link', { name: phone })).toBeVisible();
    await expect(notice.getByRole('link', { name: 'new tab' })).toBeVisible();
  }

  test('is blocked by its address: there is a number and a link, and the page goes on', async ({ page, hostPage }) => {
    await page.clock.install();
    await page.route(/\/(embed|chat|widget)/, (route) => route.abort('blockedbyclient'));
    await page.goto(hostPage.containing(withPhone));
    await expectOtherWays(page);
  });

  test('never answers: there is a number and a link', async ({ page, hostPage }) => {
    await page.clock.install();
    await page.route('**/embed?**', () => undefined);
    await page.goto(hostPage.containing(withPhone));
    await expectOtherWays(page);
  });

  test('is answered by a proxy in its place: there is a number and a link', async ({ page, hostPage }) => {
    await page.clock.install();
    await page.route('**/embed?**', (route) => route.fulfill({ status: 503, body: '<h1>Bad gateway</h1>' }));
    await page.goto(hostPage.containing('<script async src="/meg.js?company=demo"></script>'));
    await expectOtherWays(page);
  });

  test('has no script: the page’s own way to it stays a link', async ({ page, hostPage }) => {
    await page.route('**/meg.js', (route) => route.abort());
    await page.goto(hostPage.containing(`<a href="tel:${phone}" data-meg-open>Call us</a>${snippet}`));
    await expect(page.getByRole('link', { name: 'Call us' })).toBeVisible();
    await expect(page.locator('meg-chat')).toHaveCount(0);
  });

  test('comes slowly: what is pressed before it is whole is done once, and in order', async ({ page, hostPage }) => {
    for (const part of ['**/assets/**', '**/embed?**']) {
      await page.route(part, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
    }
    await page.goto(hostPage.containing(snippet));
    const chat = await open(page);
    await toForm(chat);
    await expect(chat.getByLabel('Name')).toBeVisible();
    await expect(chat.getByText(asked)).toHaveCount(1);
  });

  test('is frozen and checked by its hash', async ({ page, hostPage, request }) => {
    const { url, integrity } = await (await request.get(`${hostPage.megUrl}/meg.json`)).json();
    const tag = (hash: string) =>
      `<script async src="${hostPage.megUrl}${url}" integrity="${hash}" crossorigin="anonymous"></script>`;
    await expectToWork(page, hostPage.containing(tag(integrity)));
    await page.goto(hostPage.containing(tag(integrity.replace(/.{4}$/, 'AAAA'))));
    await page.waitForLoadState();
    await expect(page.locator('meg-chat')).toHaveCount(0);
  });
});
