import type { FrameLocator, Page } from 'playwright/test';
import { knownAdmin, signIn } from './admin.js';
import type { MegServer } from './meg-server.js';
import { expect, rowsOf, testWith } from './quick-server.js';
import { openChat, press } from './visitor.js';

const test = testWith({ ...knownAdmin, TRUST_PROXY: 'loopback' });

interface Booked {
  slotStart: number;
  cancelledAt: number | null;
}

const bookedIn = (meg: MegServer): Booked[] =>
  rowsOf<Booked>(meg, 'SELECT "slotStart", "cancelledAt" FROM handoffs WHERE email = ?', 'jo@example.com');

async function say(chat: FrameLocator, words: string): Promise<void> {
  const box = chat.getByLabel('Your message');
  await box.fill(words);
  await box.press('Enter');
}

const dayOf = (ms: number | undefined) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'America/New_York' }).format(ms);
const hourOf = (ms: number | undefined) =>
  new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'America/New_York' }).format(ms);

const agendaOf = async (page: Page, meg: MegServer) =>
  (await (await page.request.get(`${meg.url}/api/callbacks?days=14`)).json()).callbacks as { name: string }[];

test.use({ timezoneId: 'America/New_York' });

test('a callback is booked, asked for, moved and cancelled in words, and the staff see the same', async ({
  page,
  hostPage,
  meg,
  context,
}) => {
  test.slow();
  await page.goto(hostPage.example('plain-html'));
  let chat = await openChat(page);
  await say(chat, 'im jo, jo@example.com 07700 900222 please ring me thursday 2pm');
  await press(chat, 'Book this time');
  await expect(chat.getByText('Your callback is booked')).toBeVisible();
  await expect.poll(() => dayOf(bookedIn(meg)[0]?.slotStart)).toBe('Thursday');

  await page.reload();
  chat = await openChat(page);
  await say(chat, 'which day did i book??');
  await expect(chat.getByText(/Thursday/).last()).toBeInViewport();

  await say(chat, 'sorry thursday no good can we do friday');
  await expect(chat.getByText(/Friday.*14:00/).last()).toBeVisible();
  await press(chat, 'Book this time');
  await expect.poll(() => dayOf(bookedIn(meg)[0]?.slotStart)).toBe('Friday');
  expect(hourOf(bookedIn(meg)[0]?.slotStart)).toBe('2 PM');

  const staff = await context.newPage();
  await signIn(staff, meg);
  await staff.goto(`${meg.url}/admin/callbacks`);
  const week = staff.getByRole('table', { name: 'The week' });
  await expect(week.getByRole('button', { name: /jo/i })).toBeVisible();
  expect(await agendaOf(staff, meg)).toHaveLength(1);

  await say(chat, 'cancel my call please');
  await expect(chat.getByRole('button', { name: 'Really cancel?' })).toBeVisible();
  expect(bookedIn(meg)).toMatchObject([{ cancelledAt: null }]);
  await say(chat, 'yes');
  await expect(chat.getByText('Your callback is cancelled')).toBeVisible();
  expect(bookedIn(meg)).toMatchObject([{ cancelledAt: expect.any(Number) }]);
  expect(await agendaOf(staff, meg)).toEqual([]);
});
