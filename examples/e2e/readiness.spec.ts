import type { FrameLocator } from 'playwright/test';
import { expect, test } from './quick-server.js';
import { getQuote, openChat, press } from './visitor.js';

function question(chat: FrameLocator, number: number) {
  return chat.getByText(new RegExp(`^Question ${number} of`));
}

/** Gives the best answer to each question. */
async function answerAll(chat: FrameLocator, count: number): Promise<void> {
  const options = chat.getByRole('region', { name: 'Readiness test' }).getByRole('group').getByRole('button');
  for (let number = 1; number <= count; number++) {
    await expect(question(chat, number)).toBeVisible();
    await options.first().click();
  }
}

test('after the quote the test is offered; its result comes with a chart, advice and a person to talk to', async ({
  page,
  hostPage,
}) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Ready Or Not');
  await press(chat, 'Yes, test me');
  await answerAll(chat, 10);
  await expect(chat.getByText('Well prepared', { exact: true })).toBeVisible();
  await expect(chat.getByText('30 of 30 points')).toBeVisible();
  for (const category of ['Documents', 'Planning', 'Logistics', 'Arrival']) {
    await expect(chat.getByText(category, { exact: true }).last()).toBeVisible();
  }
  await expect(chat.getByRole('button', { name: 'Connect Now' })).toBeVisible();
});

test('going back shows what was answered, and no question is passed over', async ({ page, hostPage }) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Goes Back');
  await press(chat, 'Yes, test me');
  await expect(chat.getByRole('button', { name: 'Previous' })).toBeHidden();
  await expect(chat.getByRole('button', { name: 'Next' })).toBeHidden();
  await press(chat, 'New ones are applied for');
  await expect(question(chat, 2)).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Next' })).toBeHidden();
  await press(chat, 'Previous');
  await expect(chat.getByRole('button', { name: 'New ones are applied for' })).toHaveAttribute('aria-pressed', 'true');
  await press(chat, 'Next');
  await expect(question(chat, 2)).toBeVisible();
});

test('a test that is left half way goes on where it was left, after a reload too', async ({ page, hostPage }) => {
  let chat = await getQuote(page, hostPage.example('plain-html'), 'Comes Back');
  await press(chat, 'Yes, test me', 'Yes, all of them');
  await expect(question(chat, 2)).toBeVisible();
  await page.reload();
  chat = await openChat(page);
  await expect(question(chat, 2)).toBeVisible();
  await press(chat, 'Not now');
  await expect(chat.getByText('you can go on at any time')).toBeVisible();
  await press(chat, 'Yes, test me');
  await expect(question(chat, 2)).toBeVisible();
});

test('who is all set is sent off with other words each time, and never into a dead end', async ({ page, hostPage }) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'All Set');
  await press(chat, 'I am all set');
  await expect(chat.getByText('Then I wish you a smooth move.')).toBeVisible();
  await press(chat, 'Book a call', 'Not now');
  await expect(chat.getByText('Come back whenever a question turns up')).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Get another quote' })).toBeVisible();
});
