import { expectNothingFromAxe } from './axe.js';
import type { MegServer } from './meg-server.js';
import { expect, quickConfig, rowsOf, setCompany, test } from './quick-server.js';
import { answerUpToForm, fillForm, openChat, press, saved, submit } from './visitor.js';

interface LeadRow {
  name: string;
  preliminaryQuote: string;
  conversation: string;
  sourcePage: string;
  consentText: string;
  botSign: string | null;
}

function leadsNamed(meg: MegServer, name: string): LeadRow[] {
  return rowsOf<LeadRow>(meg, 'SELECT * FROM leads WHERE name = ?', name);
}

test('a visitor asks for an international quote, gets a range, and the lead is stored as it was shown', async ({
  page,
  hostPage,
  meg,
}) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await answerUpToForm(chat);
  await fillForm(chat, 'Stored As Shown');
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible();
  const range = /\$[\d,]+\s*–\s*\$[\d,]+/;
  await expect(chat.getByText(range).first()).toBeVisible();
  await expect(chat.getByText('These are estimates only.')).toBeVisible();

  const rows = leadsNamed(meg, 'Stored As Shown');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.preliminaryQuote).toMatch(range);
  expect(rows[0]?.conversation).toContain('International move');
  expect(rows[0]?.sourcePage).toBe(hostPage.example('plain-html'));
  expect(rows[0]?.consentText).toContain('Your details go to');
});

test('the form says at each field what is missing, and sends nothing', async ({ page, hostPage, meg }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await answerUpToForm(chat);
  await chat.getByRole('textbox', { name: 'Email' }).fill('amina@');
  await submit(chat);
  for (const message of [
    'Name is required',
    'Email is invalid',
    'Phone is required',
    'Origin city is required',
    'Destination city is required',
  ]) {
    await expect(chat.getByText(message)).toBeVisible();
  }
  await expect(chat.getByLabel('Name')).toBeFocused();
  expect(leadsNamed(meg, '')).toHaveLength(0);
});

test('a lead that is sent while the server is down arrives later, once', async ({ page, hostPage, meg }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await answerUpToForm(chat);
  await fillForm(chat, 'Down And Up');
  await meg.down();
  await submit(chat);
  await expect(chat.getByText('Your details are not sent yet')).toBeVisible();
  await expect(chat.getByText(saved)).toBeHidden();
  await meg.up();
  await expect(chat.getByText(saved)).toBeVisible({ timeout: 20_000 });
  expect(leadsNamed(meg, 'Down And Up')).toHaveLength(1);
});

test('bad news comes into view, and good news below the quote is pointed to, on a small phone', async ({
  page,
  hostPage,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(hostPage.example('plain-html'));
  let isDown = true;
  await page.route('**/api/leads', (route) => (isDown ? route.fulfill({ status: 503, body: '{}' }) : route.continue()));
  const chat = await openChat(page);
  await answerUpToForm(chat);
  await fillForm(chat, 'Small Phone');
  await submit(chat);
  await expect(chat.getByText('Your details are not sent yet')).toBeInViewport();
  isDown = false;
  await expect(chat.getByText(saved)).toBeAttached({ timeout: 20_000 });
  await chat.getByText('How this adds up').click();
  await chat.getByRole('button', { name: 'Go to the latest message' }).click();
  await expect(chat.getByText(saved)).toBeInViewport();
});

test('the chat has nothing that axe objects to, from the greeting to the form with its faults', async ({
  page,
  hostPage,
}) => {
  // Elements that are still fading in have no contrast to measure yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${hostPage.megUrl}/embed?company=demo`);
  await expectNothingFromAxe(page);
  const frame = page.locator(':root');
  for (const answer of ['Get a quote', 'Local move', 'Only boxes', 'Skip this question', 'I do not know yet']) {
    await frame.getByRole('button', { name: answer }).click();
    await expectNothingFromAxe(page);
  }
  await frame.getByRole('button', { name: 'Continue to Quote Preview' }).click();
  await expect(frame.getByText('Name is required')).toBeVisible();
  await expectNothingFromAxe(page);
});

test('a lead whose tab is reloaded before it could be sent arrives on the next visit, once', async ({
  page,
  hostPage,
  meg,
}) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await answerUpToForm(chat);
  await fillForm(chat, 'Closed Tab');
  await meg.down();
  await submit(chat);
  await expect(chat.getByText('Your details are not sent yet')).toBeVisible();
  await page.goto('about:blank');
  await meg.up();
  await page.goto(hostPage.example('plain-html'));
  await openChat(page);
  await expect.poll(() => leadsNamed(meg, 'Closed Tab').length, { timeout: 20_000 }).toBe(1);
  await page.reload();
  await openChat(page);
  await expect(chat.getByText(saved)).toBeVisible();
  expect(leadsNamed(meg, 'Closed Tab')).toHaveLength(1);
});

test('a reload in the middle keeps the answers and what was typed', async ({ page, hostPage, meg }) => {
  await page.goto(hostPage.example('plain-html'));
  await answerUpToForm(await openChat(page));
  await fillForm(page.frameLocator('iframe'), 'Half Way');
  await page.reload();
  const chat = await openChat(page);
  await expect(chat.getByLabel('Name')).toHaveValue('Half Way');
  await expect(chat.getByLabel('Destination city')).toHaveValue('Kuala Lumpur');
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible();
  expect(leadsNamed(meg, 'Half Way')).toHaveLength(1);
});

test('nothing is stored before the visitor does something', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await expect(chat.getByRole('button', { name: 'Get a quote' })).toBeVisible();
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
  }
  const ofTheVisit = await page.evaluate(() => Object.values({ ...sessionStorage }));
  expect(ofTheVisit).toHaveLength(1);
});

test('the host page hears what the visitor did, without personal data', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    const meg = (globalThis as unknown as { Meg: (...args: unknown[]) => void }).Meg;
    for (const name of ['chatOpened', 'moveTypeChosen', 'quoteGenerated', 'leadSubmitted']) {
      meg('on', name, (detail: unknown) => heard.push([name, detail]));
    }
  });
  const chat = await openChat(page);
  await answerUpToForm(chat);
  await fillForm(chat, 'Heard Of');
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible();
  const heard = await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
  expect(heard).toEqual([
    ['chatOpened', {}],
    ['moveTypeChosen', { moveType: 'international' }],
    ['quoteGenerated', expect.objectContaining({ currency: 'USD', source: 'company_rates' })],
    ['leadSubmitted', { reference: expect.stringMatching(/^M-/) }],
  ]);
  expect(JSON.stringify(heard)).not.toContain('Heard');
});

test('a company whose list does not name the page is not shown there', async ({ page, hostPage, meg }) => {
  setCompany(meg, { allowedDomains: ['elsewhere.example'] }, 'elsewhere');
  await page.goto(hostPage.containing('<p>Here</p><script async src="/meg.js" data-company="elsewhere"></script>'));
  await openChat(page);
  await expect(page.getByRole('link', { name: 'open in a new tab' })).toBeVisible({ timeout: 10_000 });
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Get a quote' })).toHaveCount(0);
});

test('a company that is not there is said to be so, kindly', async ({ page, hostPage }) => {
  await page.goto(hostPage.containing('<script async src="/meg.js" data-company="nobody"></script>'));
  const chat = await openChat(page);
  await expect(chat.getByText('This chat is not set up yet')).toBeVisible();
});

test('a domestic move where the company offers none gets no price and says so', async ({ page, hostPage, meg }) => {
  setCompany(meg, { ...quickConfig, localMoves: false }, 'abroad-only');
  await page.goto(hostPage.containing('<script async src="/meg.js" data-company="abroad-only"></script>'));
  const chat = await openChat(page);
  await press(chat, 'Get a quote', 'Local move', 'Only boxes', 'Skip this question', 'I do not know yet');
  await fillForm(chat, 'Stays Home');
  await chat.getByLabel('Destination city').fill('Manchester');
  await submit(chat);
  await expect(chat.getByText('Domestic Moving Services - Coming Soon to Your Area')).toBeVisible();
  await expect(chat.getByText(saved)).toBeVisible();
  expect(leadsNamed(meg, 'Stays Home')).toHaveLength(1);
});
