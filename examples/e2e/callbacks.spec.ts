import { randomUUID } from 'node:crypto';
import BetterSqlite3 from 'better-sqlite3';
import type { Locator, Page } from 'playwright/test';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { startMailbox } from './mail-server.js';
import { freePort, type MegServer } from './meg-server.js';
import { picture } from './picture.js';
import { expect, quickConfig, rowsOf, setCompany, testWith } from './quick-server.js';

const mailPort = await freePort();
/** Each visitor has a network of their own by a header: three callbacks an hour are booked from one. */
const test = testWith({
  ...knownAdmin,
  TRUST_PROXY: 'loopback',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'meg@meg.example',
});

/** A visitor in Kuala Lumpur books a time of the company, whose clock is New York's. Returns the lead's id. */
async function book(page: Page, meg: MegServer, { name, place }: { name: string; place: number }): Promise<string> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
  const phone = `+44 7700 90012${place}`;
  const move = { originCity: 'Leeds', destinationCity: 'York', moveType: 'local', moveDetails: 'full-home' };
  const lead = { companyId: 'demo', name, email, phone, ...move, preliminaryQuote: '$1', elapsedMs: 60_000 };
  const stored = await page.request.post(`${meg.url}/api/leads`, { data: lead });
  expect(stored.status(), await stored.text()).toBe(201);
  const { id: leadId } = await stored.json();
  const timezone = 'Asia/Kuala_Lumpur';
  const { slots } = await (await page.request.get(`${meg.url}/api/callback-slots?companyId=demo`)).json();
  const booked = await page.request.post(`${meg.url}/api/human-handoff`, {
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': `10.2.0.${place + 1}` },
    data: {
      companyId: 'demo',
      leadId,
      requestType: 'scheduled',
      contactInfo: { email, phone },
      timezone,
      slot: slots[place].start,
      elapsedMs: 60_000,
    },
  });
  expect(booked.ok(), await booked.text()).toBe(true);
  return leadId;
}

function letTimePass({ databaseFile }: MegServer, leadId: string): void {
  const db = new BetterSqlite3(databaseFile);
  db.prepare('UPDATE handoffs SET "slotStart" = ? WHERE "leadId" = ?').run(Date.now() - 2 * 86_400_000, leadId);
  db.close();
}

const stateOf = (meg: MegServer, leadId: string) =>
  rowsOf<{ slotStart: number; result: string | null; cancelledAt: number | null }>(
    meg,
    'SELECT "slotStart", result, "cancelledAt" FROM handoffs WHERE "leadId" = ?',
    leadId,
  )[0];

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem', { name: new RegExp(`^Callback with ${name}`) });

const placeOf = (page: Page, name: string): Locator =>
  page.getByRole('table', { name: 'The week' }).getByRole('button', { name: new RegExp(name) });

/** Opens a callback from its place in the week. */
async function openFromWeek(page: Page, name: string): Promise<Locator> {
  await placeOf(page, name).click();
  return cardOf(page, name);
}

test('callbacks are moved, cancelled with a mail, done and not answered, from the agenda', async ({ page, meg }) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  const mailbox = await startMailbox(mailPort);
  setCompany(meg, { ...quickConfig, visitorEmails: true });
  await signIn(page, meg);
  const [late, moved, cancelled, done] = [
    await book(page, meg, { name: 'Lea Late', place: 0 }),
    await book(page, meg, { name: 'Mo Moved', place: 1 }),
    await book(page, meg, { name: 'Cy Called', place: 2 }),
    await book(page, meg, { name: 'Dee Dun', place: 3 }),
  ];
  letTimePass(meg, late);
  await page.goto(`${meg.url}/admin/callbacks`);

  await expect(page.getByText('(America/New_York)')).toBeVisible();
  const overdue = page.getByRole('region', { name: 'Overdue callbacks' });
  await expect(overdue.getByRole('listitem', { name: 'Callback with Lea Late' })).toContainText('Overdue');
  const week = page.getByRole('table', { name: 'The week' });
  await expect(week.getByRole('columnheader')).toHaveCount(8);
  await expect(week.getByRole('rowheader', { name: '09:00' })).toBeVisible();
  await expect(placeOf(page, 'Mo Moved')).toContainText('for them');
  await expectNothingFromAxe(page);
  await picture(page, 'week');
  const shown = await openFromWeek(page, 'Mo Moved');
  await expect(shown).toContainText(/for them in Kuala Lumpur, where it is .+ now/);
  await expect(shown).toContainText('Leeds → York');
  await expectNothingFromAxe(page);
  await picture(page, 'week-open');
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();

  // Whose it is, and one's own alone.
  const whose = (await openFromWeek(page, 'Dee Dun')).getByLabel('Whose callback with Dee Dun');
  await whose.selectOption({ index: 1 });
  await expect
    .poll(() => rowsOf<{ assigneeId: string | null }>(meg, 'SELECT "assigneeId" FROM leads WHERE id = ?', done)[0])
    .toEqual({ assigneeId: expect.any(String) });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mine', exact: true }).click();
  await expect(placeOf(page, 'Mo Moved')).toBeHidden();
  await expect(placeOf(page, 'Dee Dun')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();

  const before = stateOf(meg, moved)?.slotStart;
  await (await openFromWeek(page, 'Mo Moved')).getByRole('button', { name: 'Move' }).click();
  const move = page.getByRole('dialog', { name: 'A new time for Mo Moved' });
  await expect(move.getByText(/get a mail about it/)).toBeVisible();
  await move.getByRole('button', { name: 'Move the callback' }).click();
  await expect(move.getByText('Choose a day', { exact: true }).last()).toBeVisible();
  await move.getByLabel('Day').selectOption({ index: 2 });
  await move.getByLabel('Time').selectOption({ index: 3 });
  await expectNothingFromAxe(page);
  await move.getByRole('button', { name: 'Move the callback' }).click();
  await expect(page.getByText('The callback with Mo Moved is moved')).toBeVisible();
  expect(stateOf(meg, moved)?.slotStart).not.toBe(before);
  await expect.poll(() => mailbox.find('mo@example.com', /./), 'a mail with the new time').toBeDefined();

  await (await openFromWeek(page, 'Cy Called')).getByRole('button', { name: 'Cancel it' }).click();
  await page.getByRole('button', { name: 'Cancel the callback' }).click();
  await expect(placeOf(page, 'Cy Called')).toBeHidden();
  expect(stateOf(meg, cancelled)?.cancelledAt).toEqual(expect.any(Number));
  await expect.poll(() => mailbox.find('cy@example.com', /cancel/i), 'a mail of the cancellation').toBeDefined();

  await (await openFromWeek(page, 'Dee Dun')).getByRole('button', { name: 'Done' }).click();
  const spoken = page.getByRole('dialog', { name: 'You have spoken with Dee Dun' });
  await spoken.getByLabel('Note').fill('Books next week');
  await spoken.getByRole('button', { name: 'Callback done' }).click();
  await expect(spoken).toBeHidden();
  await expect(placeOf(page, 'Dee Dun')).toContainText('Done');
  expect(stateOf(meg, done)?.result).toBe('done');

  await cardOf(page, 'Lea Late').getByRole('button', { name: 'No answer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'No answer' }).click();
  await expect(page.getByRole('dialog', { name: 'When do you try again?' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose a new time' }).click();
  const again = page.getByRole('dialog', { name: 'A new time for Lea Late' });
  await again.getByLabel('Day').selectOption({ index: 1 });
  await again.getByLabel('Time').selectOption({ index: 1 });
  await again.getByRole('button', { name: 'Move the callback' }).click();
  await expect(overdue).toBeHidden();
  await expect(placeOf(page, 'Lea Late')).toBeVisible();

  // Those of another day, one day at a time.
  await page.getByRole('button', { name: 'Day', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Today/ }).or(page.getByText('No callback'))).toBeVisible();
  await page.getByRole('button', { name: 'The day before' }).click();
  await expect(page.getByText(/^No callback (?:on|from) /)).toBeVisible();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(cardOf(page, 'Lea Late')).toBeVisible();
  await picture(page, 'agenda-phone');
  await mailbox.close();
});
