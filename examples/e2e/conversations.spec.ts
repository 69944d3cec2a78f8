import type { Page } from 'playwright/test';
import { expect, quickConfig, rowsOf, setCompany, test } from './quick-server.js';
import { answerUpToForm, fillContact, fillForm, getQuote, openChat, press, saved, submit } from './visitor.js';

test('two tabs show one conversation, whichever the visitor writes in', async ({ page, hostPage, context, meg }) => {
  const address = hostPage.example('plain-html');
  await page.goto(address);
  const here = await openChat(page);
  await press(here, 'Get a quote', 'International move');
  const other: Page = await context.newPage();
  await other.goto(address);
  const there = await openChat(other);
  await press(there, 'A whole home', '2 bedrooms', 'All furniture and contents', 'I do not know yet');
  await fillForm(there, 'Two Tabs');
  await expect(here.getByLabel('Name')).toHaveValue('Two Tabs');
  await submit(here);
  await expect(here.getByText(saved)).toBeVisible();
  await expect(there.getByText(saved)).toBeVisible();
  await expect(there.getByRole('button', { name: 'Yes, test me' })).toBeVisible();
  expect(rowsOf(meg, 'SELECT id FROM leads WHERE name = ?', 'Two Tabs')).toHaveLength(1);
});

test('the conversation goes along from page to page of the site', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  await press(await openChat(page), 'Get a quote', 'Local move');
  await page.goto(hostPage.containing('<p>Another page</p><script async src="/meg.js" data-company="demo"></script>'));
  const chat = await openChat(page);
  await expect(chat.getByText('Local move')).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Only boxes' })).toBeVisible();
});

test('words that were not sent yet are in the composer after a reload', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  let chat = await openChat(page);
  await chat.getByLabel('Your message').fill('We have a piano and');
  await expect.poll(() => page.frames()[1]?.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await page.reload();
  chat = await openChat(page);
  await expect(chat.getByLabel('Your message')).toHaveValue('We have a piano and');
});

test('starting over takes two taps, and leaves nothing of the conversation', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await answerUpToForm(chat);
  await fillContact(chat, 'Starts Over');
  await chat.getByRole('button', { name: 'Start over' }).dblclick();
  const sure = chat.getByRole('button', { name: 'Really start over?' });
  await expect(sure).toBeFocused();
  await expect(chat.getByRole('status').filter({ hasText: 'Really start over?' })).toHaveCount(1);
  await expect(chat.getByLabel('Name')).toHaveValue('Starts Over');
  // A press that comes too soon is ignored as accidental, so press until it counts.
  await expect(async () => {
    await sure.click({ timeout: 500 });
    await expect(chat.getByRole('button', { name: 'Get a quote' })).toBeVisible({ timeout: 700 });
  }).toPass({ intervals: [700] });
  await expect(chat.getByRole('log')).toBeFocused();
  await expect(chat.getByText('International move')).toHaveCount(0);
  expect(await page.frames()[1]?.evaluate(() => JSON.stringify(localStorage))).not.toContain('Starts Over');
});

test('a reload on a phone comes back to the form that is open', async ({ page, hostPage }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(hostPage.example('plain-html'));
  await answerUpToForm(await openChat(page));
  await page.reload();
  const chat = await openChat(page);
  await expect(chat.getByLabel('Name')).toBeInViewport();
  await expect(chat.getByRole('button', { name: 'Go to the latest message' })).toHaveCount(0);
});

test('a reload on a phone comes back to the way to a person, not to the range before it', async ({
  page,
  hostPage,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const before = await getQuote(page, hostPage.example('plain-html'), 'Comes Back');
  await press(before, 'No, connect me with a specialist');
  const title = 'Talk to a person';
  await expect(before.getByText(title)).toBeVisible();
  await page.reload();
  const chat = await openChat(page);
  await expect(chat.getByText(title)).toBeInViewport();
});

test('a reference stays on one line', async ({ page, hostPage }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const chat = await getQuote(page, hostPage.example('plain-html'), 'One Line');
  const rows = await chat.getByText(/^M-[2-9A-Z]{8}$/).evaluate((element) => element.getClientRects().length);
  expect(rows).toBe(1);
});

test('the chat does not promise an answer while there is no connection', async ({ page, hostPage, context }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await expect(chat.getByText('Meg answers now')).toBeVisible();
  await context.setOffline(true);
  await expect(chat.getByText('No connection')).toBeVisible();
  await context.setOffline(false);
  await expect(chat.getByText('Meg answers now')).toBeVisible();
});

test('a stored conversation that no longer fits starts anew, and its lead still arrives', async ({
  page,
  hostPage,
  meg,
}) => {
  await page.goto(hostPage.example('plain-html'));
  let chat = await openChat(page);
  await answerUpToForm(chat);
  await fillForm(chat, 'Older Version');
  await page.route('**/api/leads', (route) => route.abort());
  await submit(chat);
  await expect(chat.getByText('Your details are not sent yet')).toBeVisible();
  await page.frames()[1]?.evaluate(() => localStorage.setItem('meg:conversation:demo', 'x:{"version":1}'));
  await page.unroute('**/api/leads');
  await page.reload();
  chat = await openChat(page);
  await expect(chat.getByRole('button', { name: 'Get a quote' })).toBeVisible();
  await expect
    .poll(() => rowsOf(meg, 'SELECT id FROM leads WHERE name = ?', 'Older Version').length, { timeout: 15_000 })
    .toBe(1);
});

test('where the company shows the range first, the details are the way to keep it', async ({ page, hostPage, meg }) => {
  setCompany(meg, { ...quickConfig, chatbotConfig: { ...quickConfig.chatbotConfig, quoteFirst: true } }, 'range-first');
  await page.goto(hostPage.containing('<script async src="/meg.js" data-company="range-first"></script>'));
  const chat = await openChat(page);
  await press(chat, 'Get a quote', 'International move', 'A whole home', '2 bedrooms', 'Contents only');
  await press(chat, 'I do not know yet');
  await expect(chat.getByLabel('Name')).toHaveCount(0);
  await chat.getByLabel('Origin city').fill('Leeds');
  await chat.getByLabel('Destination city').fill('Kuala Lumpur');
  await submit(chat);
  await expect(chat.getByText('How this adds up')).toBeVisible();
  expect(rowsOf(meg, 'SELECT id FROM leads WHERE name = ?', 'Range First')).toHaveLength(0);
  await fillContact(chat, 'Range First');
  await press(chat, 'Keep my range');
  await expect(chat.getByText(saved)).toBeVisible();
  const [lead] = rowsOf<{ preliminaryQuote: string }>(meg, 'SELECT * FROM leads WHERE name = ?', 'Range First');
  expect(lead?.preliminaryQuote).toMatch(/\$/);
});

test('a conversation lives in memory where the browser blocks the storage', async ({ page, hostPage, meg }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    });
  });
  const chat = await getQuote(page, hostPage.example('plain-html'), 'No Storage');
  await expect(chat.getByRole('button', { name: 'Yes, test me' })).toBeVisible();
  expect(rowsOf(meg, 'SELECT id FROM leads WHERE name = ?', 'No Storage')).toHaveLength(1);
});
