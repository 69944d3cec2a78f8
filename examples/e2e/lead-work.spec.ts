import { readFileSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import type { Locator, Page } from 'playwright/test';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect } from './host-page.js';
import type { MegServer } from './meg-server.js';
import { rowsOf, testWith } from './quick-server.js';
import { answerUpToForm, fillForm, openChat, saved, submit } from './visitor.js';

const test = testWith(knownAdmin);

async function storeLead(page: Page, meg: MegServer, changes: object): Promise<string> {
  const move = { originCity: 'Leeds', destinationCity: 'Cork', moveType: 'local', moveDetails: 'full-home' };
  const contact = { name: 'Tomás Byrne', email: 'tomas@example.com', phone: '+353 86 123 4567' };
  const data = { companyId: 'demo', ...contact, ...move, preliminaryQuote: '$900 – $1,400', ...changes };
  return (await (await page.request.post(`${meg.url}/api/leads`, { data })).json()).id;
}

const drawerOf = (page: Page): Locator => page.getByRole('dialog');

test('a lead from the example page appears by itself, is worked, exported and erased', async ({
  page,
  hostPage,
  meg,
}) => {
  test.slow();
  await signIn(page, meg);
  // Filled in faster than a person could, the form looks like a bot's, which is not among the open leads.
  await page.goto(`${meg.url}/admin/leads?view=all`);
  await expect(page.getByText('No leads yet')).toBeVisible();
  await expectNothingFromAxe(page);

  const visitor = await page.context().newPage();
  await visitor.goto(hostPage.example('plain-html'));
  const chat = await openChat(visitor);
  await answerUpToForm(chat);
  await fillForm(chat, 'Amina Yusof');
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible();
  await visitor.close();

  const link = page.getByRole('link', { name: 'Amina Yusof' });
  await expect(link).toBeVisible({ timeout: 20_000 });
  await link.click();
  const drawer = drawerOf(page);
  await expect(drawer.getByText(/Leeds → Kuala Lumpur/)).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me\/447700900123\?text=/);
  await expect(drawer.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+447700900123');
  await expect(drawer.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:amina@example\.com\?/);
  await expect(drawer.getByText('International move', { exact: true })).toBeVisible();
  await expectNothingFromAxe(page);

  await drawer.getByRole('button', { name: 'Mark as contacted' }).click();
  await expect(drawer.getByText('changed the status to Contacted')).toBeVisible();
  await drawer.getByLabel('New note').fill('Called, has a piano');
  await drawer.getByRole('button', { name: 'Save the note' }).click();
  await expect(drawer.getByText('Called, has a piano')).toBeVisible();
  await drawer.getByLabel('New tag').fill('piano');
  await drawer.getByRole('button', { name: 'Tag', exact: true }).click();
  await expect(drawer.getByRole('button', { name: 'Take away the tag piano' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Mark as qualified' }).click();
  await drawer.getByRole('button', { name: 'Mark as converted' }).click();
  await page.getByLabel('Booked amount').fill('4200');
  await page.getByRole('button', { name: 'Save as converted' }).click();
  await expect(drawer.getByText('changed the status to Converted')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/leads(?:\?|$)/);
  await expect(page.getByRole('table', { name: 'Leads' }).getByText('Converted')).toBeVisible();

  const csv = await page.request.get(
    new URL((await page.getByRole('link', { name: 'Export' }).getAttribute('href')) ?? '', meg.url).href,
  );
  expect(csv.headers()['content-type']).toContain('text/csv');
  const text = await csv.text();
  expect(text).toContain('Amina Yusof');
  expect(text).toContain('(+44) 7700900123');
  expect(text).toContain('converted');

  await storeLead(page, meg, { name: 'Karim Yusof', email: 'karim@example.com', phone: '+44 7700 900123' });
  await expect(page.getByRole('link', { name: 'Karim Yusof' })).toBeVisible();
  await link.click();
  await drawer.getByRole('button', { name: 'Erase this person' }).click();
  const confirm = page.getByRole('dialog', { name: 'Erase Amina Yusof?' });
  await expect(confirm.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
  await expect(confirm.getByRole('listitem').filter({ hasText: 'Karim Yusof' })).toContainText('karim@example.com');
  await expectNothingFromAxe(page);
  await confirm.getByLabel(/Type “erase”/).fill('erase');
  await confirm.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByText('No leads yet')).toBeVisible();
  expect(rowsOf(meg, 'SELECT * FROM leads WHERE name = ?', 'Amina Yusof')).toEqual([]);
  for (const end of ['', '-wal']) {
    expect(readFileSync(meg.databaseFile + end, 'latin1')).not.toContain('Called, has a piano');
  }
});

test('two people who change one lead are told, and nothing is overwritten', async ({ page, meg }) => {
  // Without the stream: whoever hears of the change at once would not edit an old version.
  await page.route(/\/api\/live/, (route) => route.abort());
  await signIn(page, meg);
  const id = await storeLead(page, meg, { name: 'Kadri Tamm', email: 'kadri@example.com' });
  await page.goto(`${meg.url}/admin/leads/${id}`);
  const lead = page.getByRole('main');
  await expect(lead.getByRole('button', { name: 'Mark as contacted' })).toBeVisible();
  const headers = { origin: meg.url };
  await page.request.post(`${meg.url}/api/leads/${id}/status`, { headers, data: { to: 'lost', version: 1 } });
  await lead.getByRole('button', { name: 'Mark as contacted' }).click();
  await expect(page.getByText(/changed the status to Lost.* What you see now is the latest/)).toBeVisible();
  await expect(lead.getByText('changed the status to Lost')).toBeVisible();
  expect(rowsOf(meg, 'SELECT status FROM leads WHERE id = ?', id)).toEqual([{ status: 'lost' }]);
});

test('an open lead shows by itself that somebody has taken it, and what is typed stays', async ({ page, meg }) => {
  await signIn(page, meg);
  const id = await storeLead(page, meg, { name: 'Rosa Vidal', email: 'rosa@example.com', phone: '+44 7700 900321' });
  await page.goto(`${meg.url}/admin/leads/${id}`);
  const lead = page.getByRole('main');
  const assigned = lead.getByLabel('Assigned to');
  await expect(assigned).toHaveValue('');
  await lead.getByLabel('New note').fill('Half a thought');
  const { id: assigneeId } = await (await page.request.get(`${meg.url}/api/admin/me`)).json();
  const [headers, data] = [{ origin: meg.url }, { version: 1, assigneeId }];
  expect((await page.request.patch(`${meg.url}/api/leads/${id}`, { headers, data })).ok()).toBe(true);
  await expect(assigned).toHaveValue(assigneeId);
  await expect(lead.getByLabel('New note')).toHaveValue('Half a thought');
});

test('a booking is asked about once where it is far from the range, and its Undo goes with it', async ({
  page,
  meg,
}) => {
  await signIn(page, meg);
  const id = await storeLead(page, meg, { name: 'Enzo Vidal', email: 'enzo@example.com', phone: '+44 7700 900322' });
  const database = new BetterSqlite3(meg.databaseFile);
  database.prepare('UPDATE leads SET status = \'qualified\', "quoteAmount" = 1150 WHERE id = ?').run(id);
  database.close();
  await page.goto(`${meg.url}/admin/leads/${id}`);
  await page.getByRole('button', { name: 'Mark as converted' }).click();
  const booked = page.getByRole('dialog', { name: 'Booked' });
  await booked.getByLabel('Booked amount').fill('11500');
  await booked.getByRole('button', { name: 'Save as converted' }).click();
  await expect(booked.getByText(/11,500 is much more than the range of .*Is that right\?/)).toBeVisible();
  await booked.getByRole('button', { name: 'Yes, save it' }).click();
  await expect(booked).toBeHidden();
  const said = page.getByRole('region', { name: 'Messages' }).getByText('Enzo Vidal is converted');
  await expect(said).toBeVisible();
  await page.getByRole('region', { name: 'Status' }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark as converted' })).toBeVisible();
  await expect(said).toBeHidden();
});

test('the list is searched, sorted, chosen from and worked by the keyboard', async ({ page, meg }) => {
  await signIn(page, meg);
  for (const [place, name] of ['Priya Nair', 'Luc Gagnon', 'Erin Walsh'].entries()) {
    const contact = { email: `p${place}@keys.example`, phone: `+44 7700 90000${place}` };
    await storeLead(page, meg, { name, ...contact });
  }
  await page.goto(`${meg.url}/admin/leads`);
  await expect(page.getByRole('link', { name: 'Priya Nair' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search the leads' })).toBeFocused();
  await page.keyboard.type('keys');
  await expect(page).toHaveURL(/search=keys/);
  await expect(page.getByText('3 leads')).toBeVisible();
  await page.getByRole('button', { name: 'Who' }).click();
  await expect(page).toHaveURL(/sort=name/);
  const names = page.getByRole('table', { name: 'Leads' }).getByRole('link');
  await expect(names).toHaveText(['Erin Walsh', 'Luc Gagnon', 'Priya Nair']);
  await names.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page).getByText('Luc Gagnon').first()).toBeVisible();
  await expect(page).toHaveURL(/search=keys/);
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();

  await page.getByRole('checkbox', { name: 'Choose all that are loaded' }).check();
  await expect(page.getByText('3 chosen')).toBeVisible();
  await page.getByRole('region', { name: 'Change the chosen leads' }).getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'Contacted' }).click();
  await expect(page.getByText('3 leads: now Contacted')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Leads' }).getByText('Contacted')).toHaveCount(3);
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(page.getByText('No leads fit this')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('link', { name: 'Erin Walsh' })).toBeVisible();
});

test('what is known stays on the screen while the server is down, and a list that never came says so', async ({
  page,
  meg,
}) => {
  await signIn(page, meg);
  await storeLead(page, meg, { name: 'Noah Smith', email: 'noah@example.com' });
  await page.goto(`${meg.url}/admin/leads`);
  const link = page.getByRole('link', { name: 'Noah Smith' });
  await expect(link).toBeVisible();
  await page.route('**/api/leads**', (route) => route.abort());
  await link.click();
  await expect(drawerOf(page).getByText('Failed to fetch the lead')).toBeVisible();
  await expect(link).toBeVisible();
  await page.goto(`${meg.url}/admin/leads`);
  await expect(page.getByText('Failed to fetch leads')).toBeVisible();
  await page.unroute('**/api/leads**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Noah Smith' })).toBeVisible();
});

test('a lead is a page of its own as well, with the lead before and after it', async ({ page, meg }) => {
  await signIn(page, meg);
  const ids: string[] = [];
  for (const name of ['Oldest Osei', 'Middle Malik', 'Newest Novak']) {
    ids.push(
      await storeLead(page, meg, { name, email: `${name.slice(0, 6)}@page.example`, chatHistory: 'Hello there' }),
    );
  }
  await page.goto(`${meg.url}/admin/leads?search=page+example`);
  await page.getByRole('link', { name: 'Newest Novak' }).click();
  const drawer = drawerOf(page);
  await drawer.getByRole('button', { name: 'Next lead' }).click();
  await expect(drawer.getByText('Middle Malik').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Open as a page' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${ids[1]}\\?search=page`));
  await expect(page.getByRole('heading', { level: 1, name: 'Middle Malik' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The conversation' })).toBeVisible();
  await expectNothingFromAxe(page);
  await page.getByRole('button', { name: 'Next lead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oldest Osei' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next lead' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('link', { name: 'To the list' }).click();
  await expect(page.getByRole('link', { name: 'Middle Malik' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the lead and the list have no barriers on a phone in ${colorScheme}`, async ({ page, meg }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 780 });
    await signIn(page, meg);
    const id = await storeLead(page, meg, { name: 'Wolfeschlegelsteinhausenbergerdorff', email: 'w@example.com' });
    await page.goto(`${meg.url}/admin/leads`);
    await expect(page.getByRole('link', { name: /Wolfe/ }).first()).toBeVisible();
    await expectNothingFromAxe(page);
    for (const address of [`/admin/leads?lead=${id}`, `/admin/leads/${id}`]) {
      await page.goto(meg.url + address);
      await expect(page.getByRole('heading', { name: 'The quote' })).toBeVisible();
      await expectNothingFromAxe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
}
