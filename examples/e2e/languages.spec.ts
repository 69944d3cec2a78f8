import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { en } from '@meg/shared/languages/en';
import type { FrameLocator, Page } from 'playwright/test';
import { picture } from './picture.js';
import { expect, test } from './quick-server.js';
import { getQuote, openChat, press } from './visitor.js';

const folder = fileURLToPath(new URL('../../shared/dist/languages/', import.meta.url));
const others = readdirSync(folder)
  .map((file) => /^([a-z]{2,3})\.js$/.exec(file)?.[1])
  .filter((code): code is string => code !== undefined && code !== 'en');

/** English sentences of the chat, long enough not to occur in another language by chance. */
const { 'language.continue': offer, ...chatWords } = en.chat;
/** But for the offer to a browser that prefers English, as that of these tests does. */
const spoken: unknown[] = [...Object.values(chatWords), ...Object.values(en.quotes)];
const english = spoken.filter(
  (words): words is string => typeof words === 'string' && words.length > 15 && !words.includes('{'),
);

const choice = (chat: FrameLocator, index: number) =>
  chat.locator('[role=group][aria-labelledby^="message-"] button').nth(index);

async function expectNoEnglish(chat: FrameLocator): Promise<void> {
  const shown = (await chat.locator('main').textContent()) ?? '';
  expect(english.filter((words) => shown.includes(words))).toEqual([]);
}

/** By position and not by name, since the names are what is tested. */
async function walk(page: Page, chat: FrameLocator): Promise<void> {
  let seen = 0;
  const look = async () => {
    await expectNoEnglish(chat);
    await picture(page, String(++seen));
  };
  await look();
  for (const index of [0, 1, 0, 1, 2]) await choice(chat, index).click();
  await expect(choice(chat, 12)).toBeVisible();
  await look();
  // After the twelve months: not known yet.
  await choice(chat, 12).click();
  const values = ['Reads It', 'amina@example.com', '+44 7700 900123', 'Leeds', 'Kuala Lumpur'];
  const fields = ['name', 'email', 'phone', 'originCity', 'destinationCity'];
  await chat.locator('form button[type=submit]').first().click();
  await expect(chat.locator('#lead-name-problem')).toBeVisible();
  await look();
  for (const [index, field] of fields.entries()) await chat.locator(`#lead-${field}`).fill(values[index] ?? '');
  await chat.locator('form button[type=submit]').first().click();
  await expect(chat.getByText(/M-[2-9A-Z]{8}/)).toBeVisible();
  await chat.locator('main summary').last().click();
  await look();
  await choice(chat, 0).click();
  const heading = chat.locator('#meg-quiz-question');
  for (let answered = 0; answered < 10; answered += 1) {
    await expectNoEnglish(chat);
    const asked = await heading.textContent();
    await chat
      .locator('[role=group][aria-labelledby="meg-quiz-question"] button')
      .nth(answered % 4)
      .click();
    if (answered < 9) await expect(heading).not.toHaveText(asked ?? '');
  }
  await chat.locator('[role=group][aria-labelledby="handoff-title"] button').nth(1).click();
  await look();
  await chat.locator('main form button[type=submit]').first().click();
  await look();
}

for (const language of others) {
  test(`in ${language} the chat, the quote, the test and the handoff speak ${language} throughout`, async ({
    page,
    hostPage,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(/words-(\w+)-/.exec(request.url())?.[1] ?? ''));
    await page.goto(
      hostPage.containing(`<script async src="/meg.js" data-company="demo" data-language="${language}"></script>`),
    );
    const chat = await openChat(page);
    await expect(chat.locator('html')).toHaveAttribute('lang', language);
    await expect(chat.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await page.setViewportSize({ width: 360, height: 740 });
    await walk(page, chat);
    expect([...new Set(loaded.filter((code) => code !== ''))]).toEqual([language]);
  });
}

async function choose(page: Page, chat: FrameLocator, language: string): Promise<void> {
  await chat.locator('header select').selectOption(language);
  await expect(chat.locator('html')).toHaveAttribute('lang', language);
  await page.evaluate(() => undefined);
}

test('the language changes in the header, with the quote that is shown, and nothing is lost', async ({
  page,
  hostPage,
}) => {
  let chat = await getQuote(page, hostPage.example('plain-html'), 'Changes Language');
  const price = await chat
    .getByText(/^\$[\d,]+/)
    .first()
    .textContent();
  await choose(page, chat, 'es');
  await expect(chat.getByText(en.quotes.disclaimer)).toHaveCount(0);
  await expectNoEnglish(chat);
  await page.reload();
  chat = await openChat(page);
  await expect(chat.locator('html')).toHaveAttribute('lang', 'es');
  await expect(chat.getByText(/M-[2-9A-Z]{8}/)).toBeVisible();
  await choose(page, chat, 'en');
  await expect(chat.getByText(price ?? '').first()).toBeVisible();
  await press(chat, 'Yes, test me');
});

test('the page hears of the language, and may set it', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  await openChat(page);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        const meg = (globalThis as unknown as { Meg: (...args: unknown[]) => void }).Meg;
        meg('on', 'languageChanged', resolve);
        meg('setLanguage', 'fr');
      }),
  );
  expect(await heard).toEqual({ language: 'fr' });
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'fr');
});

test('a language whose words do not come leaves the chat as it is', async ({ page, hostPage }) => {
  await page.route('**/words-et-*', (route) => route.abort());
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Get a quote');
  await chat.locator('header select').selectOption('et');
  await expect(chat.getByText('This language did not load.')).toBeVisible();
  await press(chat, 'Local move');
  await expect(chat.getByText('What are you moving?')).toBeVisible();
  await expect(chat.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('a browser that prefers another language than the page', () => {
  test.use({ locale: 'es-ES' });

  test('is offered it in that language, and one press goes on in it', async ({ page, hostPage }) => {
    await page.goto(hostPage.example('plain-html'));
    let chat = await openChat(page);
    await expect(chat.locator('html')).toHaveAttribute('lang', 'en');
    await press(chat, 'Continuar en español');
    await expect(chat.locator('html')).toHaveAttribute('lang', 'es');
    await expect(chat.getByRole('button', { name: 'Continuar en español' })).toHaveCount(0);
    await page.reload();
    chat = await openChat(page);
    await expect(chat.locator('html')).toHaveAttribute('lang', 'es');
    await expect(chat.getByRole('button', { name: offer })).toHaveCount(0);
  });

  test('is offered it no more once the visitor goes on in the language on the screen', async ({ page, hostPage }) => {
    await page.goto(hostPage.example('plain-html'));
    const chat = await openChat(page);
    await expect(chat.getByRole('button', { name: 'Continuar en español' })).toBeVisible();
    await press(chat, 'Get a quote');
    await expect(chat.getByRole('button', { name: 'Continuar en español' })).toHaveCount(0);
  });
});

test('a browser of the language on the screen is offered no other', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Ask a question');
  await expect(chat.getByText('Ask away')).toBeVisible();
  await expect(chat.getByRole('button', { name: /^Contin/ })).toHaveCount(0);
});
