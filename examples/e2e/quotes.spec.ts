import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import type { MegServer } from './meg-server.js';
import { expect, rowsOf, test } from './quick-server.js';
import { answerUpToForm, fillContact, openChat, submit } from './visitor.js';

function leadCount(meg: MegServer, name: string): number {
  return rowsOf(meg, 'SELECT id FROM leads WHERE name = ?', name).length;
}

async function openForm(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  const chat = await openChat(page);
  await answerUpToForm(chat);
  return chat;
}

/** Types the beginning of a city and picks the first suggestion by keyboard. */
async function completeCity(page: Page, field: Locator, typed: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(typed);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
}

async function quoteLeedsToKualaLumpur(page: Page, address: string, name: string): Promise<FrameLocator> {
  const chat = await openForm(page, address);
  await fillContact(chat, name);
  await completeCity(page, chat.getByLabel('Origin city'), 'leed');
  await completeCity(page, chat.getByLabel('Destination city'), 'kuala lum');
  await page.keyboard.press('Enter');
  await expect(chat.getByText(/Saved: /)).toBeVisible();
  return chat;
}

const dollars = (words: string | null): number => Number((words ?? '').replace(/[^\d]/g, ''));

async function shownRange(card: Locator): Promise<[number, number]> {
  const words =
    (await card
      .getByText(/^\$[\d,]+\s*–\s*\$[\d,]+$/)
      .first()
      .textContent()) ?? '';
  const [low, high] = words.split('–');
  return [dollars(low ?? ''), dollars(high ?? '')];
}

test('the suggestions complete both cities by keyboard, and the workings add up to the middle of the range', async ({
  page,
  hostPage,
  meg,
}) => {
  const chat = await quoteLeedsToKualaLumpur(page, hostPage.example('plain-html'), 'Adds Up');
  const card = chat.locator('section', { has: chat.getByText('How this adds up') }).last();
  await card.getByText('How this adds up').click();
  const workings = card.locator('details');
  await expect(workings.getByText('Leeds, United Kingdom to Kuala Lumpur, Malaysia')).toBeVisible();
  await expect(workings.getByText('Not included', { exact: true })).toBeVisible();
  const amounts = (await workings.locator('li > bdi').allTextContents()).map(dollars);
  const sum = amounts.pop();
  const [low, high] = await shownRange(card);
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(sum);
  expect(sum).toBe((low + high) / 2);
  expect(leadCount(meg, 'Adds Up')).toBe(1);
});

test('the card shows the ways to ship side by side, six factors of difficulty and two tips', async ({
  page,
  hostPage,
}) => {
  const chat = await quoteLeedsToKualaLumpur(page, hostPage.example('plain-html'), 'Six Factors');
  await expect(chat.getByRole('list', { name: 'Ways to ship' }).getByRole('listitem')).toHaveCount(3);
  const difficulty = chat.getByRole('group', { name: 'How demanding it is' });
  await expect(difficulty.locator('dt')).toHaveText([/Distance/, /Documents/, /Customs/, /Language/, /Cost/, /Time/]);
  await expect(difficulty.getByRole('list', { name: 'Tips' }).getByRole('listitem')).toHaveCount(2);
});

test('the answer to the next question changes the card, and the lead is sent once', async ({ page, hostPage, meg }) => {
  const chat = await quoteLeedsToKualaLumpur(page, hostPage.example('plain-html'), 'Narrows');
  const cards = chat.locator('section', { has: chat.getByText('How this adds up') });
  const before = await shownRange(cards.last());
  await chat.getByRole('button', { name: 'Narrow it down: When do you want to move?' }).click();
  await chat.getByRole('button', { name: 'July' }).click();
  await expect(chat.getByText('In July', { exact: true })).toBeVisible();
  await expect(chat.getByText(/more now/)).toBeVisible();
  const [low] = await shownRange(cards.last());
  expect(low).toBeGreaterThan(before[0]);
  await chat.getByRole('button', { name: /^Narrow it down/ }).click();
  await chat.getByRole('button', { name: 'Skip this question' }).click();
  await expect(chat.getByText('All right, the range stays as it is.')).toBeVisible();
  expect(leadCount(meg, 'Narrows')).toBe(1);
});

test('a name that many places have is asked about, while the range stays in view', async ({ page, hostPage }) => {
  const chat = await openForm(page, hostPage.example('plain-html'));
  await fillContact(chat, 'Which One');
  await chat.getByLabel('Origin city').fill('Springfield');
  await chat.getByLabel('Destination city').fill('Kuala Lumpur');
  await submit(chat);
  await expect(chat.getByText('Which Springfield do you mean?')).toBeVisible();
  await expect(chat.getByText('How this adds up')).toHaveCount(1);
  await chat.getByRole('button', { name: /Springfield, Illinois/ }).click();
  await expect(chat.locator('section bdi', { hasText: /Springfield.*Illinois/ }).first()).toBeVisible();
  await expect(chat.getByText('How this adds up')).toHaveCount(2);
  await expect(chat.getByRole('button', { name: /^Narrow it down/ })).toBeVisible();
});

test('a city that is typed and not suggested stays as it is, and Escape closes the list alone', async ({
  page,
  hostPage,
}) => {
  const chat = await openForm(page, hostPage.example('plain-html'));
  const origin = chat.getByLabel('Origin city');
  await origin.pressSequentially('Leed');
  await expect(chat.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat.getByRole('listbox', { name: 'Suggestions' })).toBeHidden();
  await expect(origin).toHaveValue('Leed');
  await page.route('**/api/places*', (route) => route.abort());
  await origin.fill('A farm behind the hill');
  await expect(origin).toHaveValue('A farm behind the hill');
  await expect(chat.getByText('Something went wrong here')).toHaveCount(0);
});

test('axe objects to nothing in the form with its suggestions, nor in the open card', async ({ page, hostPage }) => {
  const chat = await openForm(page, hostPage.example('plain-html'));
  await fillContact(chat, 'Axe');
  await chat.getByLabel('Destination city').fill('Kuala Lumpur');
  await chat.getByLabel('Origin city').pressSequentially('leeds');
  await expect(chat.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNothingFromAxe(page);
  await page.keyboard.press('Enter');
  await submit(chat);
  await chat.getByText('How this adds up').click();
  await chat.getByRole('button', { name: 'What the scores mean' }).click();
  await chat.getByRole('button', { name: /^Narrow it down/ }).click();
  await expect(chat.getByRole('button', { name: 'July' })).toBeVisible();
  await expectNothingFromAxe(page);
});
