import { en } from '@meg/shared/languages/en';
import { es } from '@meg/shared/languages/es';
import type { FrameLocator, Page } from 'playwright/test';
import { expect, test } from './quick-server.js';
import { getQuote, press } from './visitor.js';

/** Up to the question which things go, which comes after those for rooms and floors. */
async function openList(page: Page, address: string, name: string): Promise<FrameLocator> {
  const chat = await getQuote(page, address, name);
  await chat.getByRole('button', { name: /^Narrow it down: Which rooms/ }).click();
  await press(chat, 'Update my range');
  await chat.getByRole('button', { name: /^Narrow it down: Which floors/ }).click();
  await press(chat, 'Skip this question');
  await chat.getByRole('button', { name: /^Narrow it down: Which furniture/ }).click();
  return chat;
}

const rooms = (chat: FrameLocator) => chat.locator('details[name=inventory]');

test('the list of things comes from the server when it is asked for, once in each language, and keeps what was counted', async ({
  page,
  hostPage,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/things')) asked.push(new URL(request.url()).searchParams.get('language') ?? '');
  });
  const chat = await openList(page, hostPage.example('plain-html'), 'Counts Things');
  await expect(rooms(chat)).toHaveCount(11);
  expect(asked).toEqual(['en']);
  await rooms(chat).first().locator('summary').click();
  const name = en.inventory['bed-double'];
  await chat.getByRole('button', { name: `One more: ${name}` }).click({ clickCount: 2 });
  await expect(chat.getByText('2 things, 3 m³')).toBeVisible();
  await chat.locator('header select').selectOption('es');
  await expect(chat.getByText(es.inventory['bed-double'])).toBeVisible();
  await expect(chat.getByLabel(es.inventory['bed-double'], { exact: true })).toHaveText('2');
  await chat.locator('header select').selectOption('en');
  await expect(chat.getByText(name)).toBeVisible();
  expect(asked).toEqual(['en', 'es']);
  await press(chat, 'Update my range');
  await expect(chat.getByRole('log').getByText(`${name}: 2`).last()).toBeAttached();
});

test('a list that does not come says so, and is tried again', async ({ page, hostPage }) => {
  let isDown = true;
  await page.route('**/api/things*', (route) => (isDown ? route.abort() : route.continue()));
  const chat = await openList(page, hostPage.example('plain-html'), 'No List');
  await expect(chat.getByText(en.chat['list.loading'])).toBeVisible();
  await expect(chat.getByText(en.chat['part.failed'])).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Skip this question' })).toBeVisible();
  isDown = false;
  await press(chat, 'Try again');
  await expect(rooms(chat)).toHaveCount(11);
});

test('the change that the chat tells one to write makes it the quote', async ({ page, hostPage }) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Writes It');
  const say = async (words: string) => {
    await chat.getByLabel('Your message').fill(words);
    await chat.getByRole('button', { name: 'Send message' }).click();
  };
  await say('what if only 10 boxes?');
  const told = await chat.getByText(/To make it your quote, write/).textContent();
  const words = /write “(.+)”/.exec(told ?? '')?.[1] ?? '';
  expect(words).toBe('Only 10 boxes');
  await say(words);
  await expect(
    chat
      .getByRole('log')
      .getByText(/your range is now/)
      .last(),
  ).toBeAttached();
});
