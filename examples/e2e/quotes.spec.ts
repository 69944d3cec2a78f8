import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import type { MegServer } from './meg-server.js';
import { expect, rowsOf, test } from './quick-server.js';
import { answerUpToForm, fillContact, fillForm, openChat, press, submit } from './visitor.js';

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

test('the suggestions complete both cities by keyboard, and the workings add up to a price in the range', async ({
  page,
  hostPage,
  meg,
}) => {
  const chat = await quoteLeedsToKualaLumpur(page, hostPage.example('plain-html'), 'Adds Up');
  const card = chat.locator('section', { has: chat.getByText('How this adds up') }).last();
  await card.getByText('How this adds up').click();
  const workings = card.locator('details', { hasText: 'How this adds up' });
  await expect(workings.getByText('Leeds, United Kingdom to Kuala Lumpur, Malaysia')).toBeVisible();
  const amounts = (await workings.locator('li > bdi').allTextContents()).map(dollars);
  const sum = amounts.pop();
  const [low, high] = await shownRange(card);
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(sum);
  expect(sum).toBeGreaterThanOrEqual(low);
  expect(sum).toBeLessThanOrEqual(high);
  expect(leadCount(meg, 'Adds Up')).toBe(1);
});

test('the card names what the price includes, and opens to six factors of difficulty and two tips', async ({
  page,
  hostPage,
}) => {
  const chat = await quoteLeedsToKualaLumpur(page, hostPage.example('plain-html'), 'Six Factors');
  await expect(chat.getByRole('list', { name: 'Included', exact: true }).getByRole('listitem').first()).toBeVisible();
  await expect(chat.getByRole('list', { name: 'Not included' }).getByRole('listitem').first()).toBeVisible();
  const difficulty = chat.locator('details', { hasText: 'How demanding it is' });
  await expect(difficulty.locator('dl')).toBeHidden();
  await difficulty.locator('summary').click();
  await expect(difficulty.locator('dt')).toHaveText([/Distance/, /Documents/, /Customs/, /Language/, /Cost/, /Time/]);
  await expect(difficulty.getByRole('list', { name: 'Tips' }).getByRole('listitem')).toHaveCount(2);
});

test('the range, its margin and what it includes stay in view, and the arrow says that more waits below', async ({
  page,
  hostPage,
}) => {
  const chat = await quoteLeedsToKualaLumpur(page, hostPage.example('plain-html'), 'Stays There');
  await expect(chat.getByText('Shall we see how ready you are')).toBeAttached();
  const range = chat.getByText(/^\$[\d,]+\s*–\s*\$[\d,]+$/).first();
  await expect(range).toBeInViewport({ ratio: 1 });
  await expect(chat.getByText(/±/).first()).toBeInViewport({ ratio: 1 });
  await expect(chat.getByRole('list', { name: 'Included', exact: true })).toBeInViewport();
  const arrow = chat.getByRole('button', { name: 'Go to the latest message' });
  const view = await chat.getByRole('region', { name: 'Conversation' }).boundingBox();
  const strip = await arrow.boundingBox();
  expect(strip?.y ?? 0, 'the arrow covers nothing').toBeGreaterThanOrEqual((view?.y ?? 0) + (view?.height ?? 0) - 1);
  await arrow.click();
  await expect(chat.getByText('Shall we see how ready you are')).toBeInViewport();
  await expect(arrow).toHaveCount(0);
});

test('an answer and another way to ship change the one card, which says by how much', async ({
  page,
  hostPage,
  meg,
}) => {
  const chat = await quoteLeedsToKualaLumpur(page, hostPage.example('plain-html'), 'One Card');
  const cards = chat.locator('section', { has: chat.getByText('How this adds up') });
  const before = await shownRange(cards);
  await chat.getByText('By air', { exact: true }).click();
  await expect(chat.getByText(/^By air instead of own load:/i)).toBeInViewport();
  await expect(chat.getByRole('log').getByText(/more: your range is now/)).toBeAttached();
  await expect(chat.getByRole('radio', { name: /By air/ })).toBeChecked();
  const [low] = await shownRange(cards);
  expect(low).toBeGreaterThan(before[1]);
  await page.keyboard.press('ArrowLeft');
  await expect(chat.getByText(/^Own load instead of By air:/)).toBeInViewport();
  await chat.getByRole('button', { name: /^Narrow it down/ }).click();
  await chat.getByRole('button', { name: 'Skip this question' }).click();
  await expect(chat.getByText('All right, the range stays as it is.')).toBeAttached();
  await expect(chat.getByText('How this adds up')).toHaveCount(1);
  expect(leadCount(meg, 'One Card')).toBe(1);
});

test('a quote that changes after the visitor has scrolled away leaves the view where it is', async ({
  page,
  hostPage,
}) => {
  const chat = await quoteLeedsToKualaLumpur(page, hostPage.example('plain-html'), 'Reads On');
  const view = chat.getByRole('region', { name: 'Conversation' });
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/comprehensive-quote', async (route) => {
    await held;
    await route.continue();
  });
  await chat.getByText('By air', { exact: true }).click();
  await view.hover();
  await page.mouse.wheel(0, 4000);
  await expect(chat.getByText('Shall we see how ready you are')).toBeInViewport();
  const before = await view.evaluate((element) => element.scrollTop);
  answerNow();
  await expect(chat.getByRole('log').getByText(/more: your range is now/)).toBeAttached();
  const after = await view.evaluate((element) => element.scrollTop);
  expect(after).toBeGreaterThanOrEqual(before);
});

test('who moves only boxes is asked how many, and for no size of a home', async ({ page, hostPage, meg }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Get a quote', 'International move', 'Only boxes', 'Boxes: 30', 'July');
  await fillForm(chat, 'Thirty Boxes');
  await submit(chat);
  await expect(chat.getByText(/Saved: /)).toBeVisible();
  expect(leadCount(meg, 'Thirty Boxes')).toBe(1);
});

test('no button covers a field of the form, and every answer of the quiz is in view in a chat of 550 px', async ({
  page,
  hostPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const chat = await openForm(page, hostPage.example('plain-html'));
  const button = chat.getByRole('button', { name: 'Continue to Quote Preview' });
  const lastField = await chat.getByLabel('Destination city').boundingBox();
  const below = (lastField?.y ?? 0) + (lastField?.height ?? 0);
  expect(below, 'the button stands below the last field').toBeLessThanOrEqual((await button.boundingBox())?.y ?? 0);
  await fillForm(chat, 'All In View');
  await submit(chat);
  await press(chat, 'Yes, test me');
  const answers = chat.getByRole('region', { name: 'Readiness test' }).getByRole('group').getByRole('button');
  await expect(answers).toHaveCount(4);
  await expect(answers.last()).toBeInViewport({ ratio: 1 });
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
  await expect(chat.getByText('How this adds up')).toHaveCount(1);
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
  await chat.locator('summary', { hasText: 'How demanding it is' }).click();
  await expectNothingFromAxe(page);
  await chat.getByRole('button', { name: /^Narrow it down/ }).click();
  await expect(chat.getByRole('button', { name: 'Skip this question' })).toBeVisible();
  await expectNothingFromAxe(page);
});
