import type { Page } from 'playwright/test';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect } from './host-page.js';
import type { MegServer } from './meg-server.js';
import { testWith } from './quick-server.js';
import { answerUpToForm, fillForm, openChat, saved, submit } from './visitor.js';

const test = testWith(knownAdmin);

test.describe.configure({ mode: 'serial' });

async function storeLead(page: Page, meg: MegServer, name: string): Promise<void> {
  const move = { originCity: 'Leeds', destinationCity: 'Cork', moveType: 'local', moveDetails: 'full-home' };
  const contact = { name, email: 'tomas@example.com', phone: '+353 86 123 4567' };
  const data = { companyId: 'demo', ...contact, ...move, preliminaryQuote: '$900 – $1,400', elapsedMs: 20_000 };
  expect((await page.request.post(`${meg.url}/api/leads`, { data })).status()).toBe(201);
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const isLive = (url: string) => new URL(url).pathname === '/api/live';

/** Records the page's calls to the live stream and its calls for new leads. Call it before opening the page. */
function callsOf(page: Page): { streams: number; leadLists: number } {
  const counted = { streams: 0, leadLists: 0 };
  page.on('request', (request) => {
    if (isLive(request.url())) counted.streams += 1;
    if (new URL(request.url()).pathname === '/api/leads' && request.method() === 'GET') counted.leadLists += 1;
  });
  return counted;
}

test('a lead from the example page rings in an open dashboard', async ({ page, hostPage, meg }) => {
  test.slow();
  await signIn(page, meg);
  // So that news can come by the stream only.
  const listening = page.waitForResponse((answer) => isLive(answer.url()));
  await page.goto(`${meg.url}/admin/leads`);
  await listening;
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(page.getByText('Nothing yet')).toBeVisible();
  await expectNothingFromAxe(page);
  await page.keyboard.press('Escape');

  const visitor = await page.context().newPage();
  await visitor.goto(hostPage.example('plain-html'));
  const chat = await openChat(visitor);
  await answerUpToForm(chat);
  // A form that is filled in faster than a person could counts as a bot's, and nobody is notified of it.
  await visitor.clock.install();
  await fillForm(chat, 'Amina Yusof');
  await visitor.clock.fastForward(20_000);
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible();
  await visitor.close();

  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Open' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/, [12] unread$/);
  await expect(page).toHaveTitle(/^\([12]\) 1 open lead /);
  await expect(page.getByRole('link', { name: 'Amina Yusof' })).toBeVisible();

  await bell(page).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('Today')).toBeVisible();
  await expectNothingFromAxe(page);
  await panel.getByRole('link', { name: /Amina/ }).click();
  await expect(page).toHaveURL(/\/admin\/leads\/[\da-f-]{36}$/);
  await expect(panel).toBeHidden();
});

test('two tabs listen by one stream, and what is read in one is read in the other', async ({ context, meg }) => {
  const one = await context.newPage();
  await signIn(one, meg);
  const calls = [callsOf(one)];
  await one.goto(`${meg.url}/admin/leads`);
  await expect(bell(one)).toBeVisible();
  const two = await context.newPage();
  calls.push(callsOf(two));
  await two.goto(`${meg.url}/admin-dashboard`);
  await expect(bell(two)).toBeVisible();

  await storeLead(one, meg, 'Kadri Tamm');
  for (const page of [one, two]) await expect(bell(page)).toHaveAccessibleName(/unread$/);
  await expect(one.getByRole('link', { name: 'Kadri Tamm' })).toBeVisible();
  expect(calls.map(({ streams }) => streams)).toEqual([1, 0]);

  await bell(one).click();
  await one.getByRole('button', { name: 'Mark all read' }).click();
  for (const page of [one, two]) await expect(bell(page)).toHaveAccessibleName('Notifications');

  // The listening tab closes, and the other takes over.
  const taken = two.waitForRequest((request) => isLive(request.url()));
  await one.close();
  expect(new URL((await taken).url()).searchParams.get('lastEventId')).toMatch(/^[\da-f-]{36}$/);
  await storeLead(two, meg, 'Luc Gagnon');
  await expect(bell(two)).toHaveAccessibleName(/unread$/);
});

/** The dashboard waits longer after each failed try, up to this. */
const longestRetryMs = 30_000;

test('a server that was away is found again, with what happened meanwhile', async ({ page, meg }) => {
  test.slow();
  await signIn(page, meg);
  const listening = page.waitForResponse((answer) => isLive(answer.url()));
  await page.goto(`${meg.url}/admin/leads`);
  await listening;
  await meg.down();
  await meg.up();
  await storeLead(page, meg, 'Priya Nair');
  await expect(page.getByRole('link', { name: 'Priya Nair' })).toBeVisible({ timeout: longestRetryMs + 15_000 });
});

test('preferences are made, shown and changed; sound and pop-ups are off until they are switched on', async ({
  page,
  meg,
}) => {
  await signIn(page, meg);
  await page.goto(`${meg.url}/admin/leads`);
  await bell(page).click();
  await page.getByRole('button', { name: 'Notification preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notification preferences' });
  await dialog.getByRole('button', { name: 'Save preference' }).click();
  await expect(dialog.getByText('Notification type is required')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'In the app' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Email' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'WhatsApp' })).not.toBeChecked();
  await dialog.getByLabel('Notification type').selectOption('lead_assigned');
  await dialog.getByLabel('Least priority').selectOption('');
  await dialog.getByRole('button', { name: 'Save preference' }).click();
  await expect(dialog.getByText('Priority is required')).toBeVisible();
  await expectNothingFromAxe(page);
  await dialog.getByLabel('Least priority').selectOption('high');
  await dialog.getByLabel('Quiet from').fill('21:00');
  await dialog.getByLabel('Quiet until').fill('07:00');
  await dialog.getByLabel('Time zone of the quiet hours').selectOption('Europe/Tallinn');
  await dialog.getByRole('button', { name: 'Save preference' }).click();

  await expect(dialog.getByText('Quiet 21:00–07:00, Europe/Tallinn')).toBeVisible();
  await expect(dialog.getByRole('switch', { name: 'Play a sound' })).not.toBeChecked();
  await expect(dialog.getByRole('switch', { name: 'Show browser notifications' })).not.toBeChecked();
  await dialog.getByLabel('Your WhatsApp number').fill('12');
  await dialog.getByRole('button', { name: 'Save number' }).click();
  await expect(dialog.getByText(/begin with \+ and the country code/i)).toBeVisible();
  await dialog.getByLabel('Your WhatsApp number').fill('+60 12 345 6789');
  await dialog.getByRole('button', { name: 'Save number' }).click();
  await expect(page.getByText('WhatsApp number saved')).toBeVisible();
  await expectNothingFromAxe(page);
  await dialog.getByRole('button', { name: 'Change: A lead for you' }).click();
  await expect(dialog.getByLabel('Quiet from')).toHaveValue('21:00');
});

test('on a phone the panel is a sheet', async ({ page, meg }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, meg);
  await page.goto(`${meg.url}/admin/leads`);
  await bell(page).click();
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  await expect(sheet.getByRole('tab', { name: 'Unread' })).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBeCloseTo(360);
  await expectNothingFromAxe(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(bell(page)).toBeFocused();
});
