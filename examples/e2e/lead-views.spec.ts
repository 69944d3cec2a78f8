import BetterSqlite3 from 'better-sqlite3';
import type { Page } from 'playwright/test';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect } from './host-page.js';
import type { MegServer } from './meg-server.js';
import { testWith } from './quick-server.js';

const test = testWith(knownAdmin);
const many = 30;

async function storeLeads(page: Page, meg: MegServer, names: readonly string[]): Promise<{ reference: string }[]> {
  const move = {
    originCity: 'Leeds',
    destinationCity: 'Kuala Lumpur',
    moveType: 'international',
    moveDetails: 'full-home',
  };
  const stored = [];
  for (const [place, name] of names.entries()) {
    const contact = {
      name,
      email: `${name.replaceAll(' ', '.').toLowerCase()}@views.example`,
      phone: `+44 20 7946 ${1_000 + place}`,
    };
    const data = { companyId: 'demo', ...contact, ...move, preliminaryQuote: '$4,720 – $6,210', elapsedMs: 20_000 };
    stored.push(await (await page.request.post(`${meg.url}/api/leads`, { data })).json());
  }
  return stored;
}

const rowNames = Array.from({ length: many }, (_, place) => `Row Number${place}`);

/** By the API, since the server keeps what it has read of a company for a while. */
async function setCountry(page: Page, meg: MegServer, country: string): Promise<string> {
  const { config, version } = await (await page.request.get(`${meg.url}/api/company-config`)).json();
  const answer = await page.request.put(`${meg.url}/api/company-config`, {
    data: { version, config: { ...config, country } },
    headers: { origin: meg.url },
  });
  expect(answer.status()).toBe(200);
  return config.country;
}

/** How many whole rows can be seen without scrolling. */
const wholeRows = (page: Page, rows: string) =>
  page.locator(rows).evaluateAll(
    (found) =>
      found.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const around = row.closest('section[tabindex]')?.getBoundingClientRect();
        return top >= (around?.top ?? 0) && bottom <= Math.min(innerHeight, around?.bottom ?? innerHeight);
      }).length,
  );

test('a day is worked by views and keys, from a dense list', async ({ page, meg }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, meg);
  const [first] = await storeLeads(page, meg, rowNames);
  await page.goto(`${meg.url}/admin/leads`);
  const table = page.getByRole('table', { name: 'Leads' });
  const names = table.getByRole('link');
  await expect(names.first()).toHaveText('Row Number0');
  expect(await wholeRows(page, 'tbody tr[data-index]')).toBeGreaterThanOrEqual(18);
  await expectNothingFromAxe(page);

  const views = page.getByRole('group', { name: 'Views' });
  await expect(views.getByRole('button', { name: `Open ${many}` })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveTitle(new RegExp(`${many} open leads`));
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: `Leads ${many} open` }),
  ).toBeVisible();

  await page.keyboard.press('j');
  await expect(names.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(names.nth(1)).toBeFocused();
  const top = async () => (await table.boundingBox())?.y;
  const before = await top();
  await page.keyboard.press('x');
  await expect(page.getByText('1 chosen')).toBeVisible();
  expect(await top()).toBe(before);
  await page.keyboard.press('s');
  const lines = page.getByRole('menu', { name: 'Status' }).getByRole('menuitem');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines.filter({ hasText: 'Contacted' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(views.getByRole('button', { name: `Needs reply ${many - 1}` })).toBeVisible();
  expect(await top()).toBe(before);

  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByRole('menuitem', { name: /Admin/ }).first().click();
  await expect(views.getByRole('button', { name: 'Mine 2' })).toBeVisible();
  await views.getByRole('button', { name: 'Mine' }).click();
  await expect(page).toHaveURL(/view=mine/);
  await expect(names).toHaveCount(2);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');

  await views.getByRole('button', { name: 'Open' }).click();
  await expect(names.nth(1)).toBeVisible();
  const cutOff = () => table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await cutOff(), 'all usual columns fit').toBeLessThanOrEqual(0);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  const shown = await drawer.getByRole('heading', { level: 2 }).first().textContent();
  await page.keyboard.press('j');
  await expect(drawer.getByRole('heading', { level: 2 }).first()).not.toHaveText(shown ?? '');
  expect(await cutOff(), 'the list is not cut').toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await page.keyboard.press('/');
  await page.keyboard.type(`${first?.reference}`);
  await expect(names).toHaveText(['Row Number0']);
  await page.getByRole('searchbox', { name: 'Search the leads' }).fill('020 7946 1003');
  await expect(names).toHaveText(['Row Number3']);
});

test('a lead that is open beside the list cuts neither its columns nor its views', async ({ page, meg }) => {
  await signIn(page, meg);
  await storeLeads(page, meg, ['Beside Itself']);
  const table = page.getByRole('table', { name: 'Leads' });
  const views = page.getByRole('group', { name: 'Views' });
  const head = (name: string) => table.getByRole('columnheader', { name, exact: true });
  await page.goto(`${meg.url}/admin/leads`);
  for (const name of ['Who', 'Move', 'Status', 'Range', 'Score', 'Due']) await expect(head(name)).toBeVisible();
  await table.getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByText('The conversation')).toBeVisible();
  // Bars for scrolling, which this browser hides, take up to 30 px of a window.
  for (const width of [1152, 1250, 1280, 1410, 1440, 1800]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Who', 'Move', 'Due']) await expect(head(name), `${name} at ${width} px`).toBeVisible();
    if (width >= 1250) await expect(head('Status'), `${width} px`).toBeVisible();
    const cut = (part: typeof table) =>
      part.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0));
    await expect.poll(() => cut(table), `the list at ${width} px`).toBeLessThanOrEqual(0);
    expect(await cut(views), `the views at ${width} px`).toBeLessThanOrEqual(0);
    const all = await views.getByRole('button', { name: /^All/ }).boundingBox();
    const lead = await page.getByRole('dialog').boundingBox();
    expect((all?.x ?? 0) + (all?.width ?? 0), `All at ${width} px`).toBeLessThan(lead?.x ?? 0);
  }
});

test('ranges stand in the list, on the page and beside it as the company writes money', async ({ page, meg }) => {
  await signIn(page, meg);
  await storeLeads(page, meg, ['Greta German']);
  const basis = { lines: [], source: 'default_rates', volumeM3: 27, distanceKm: 300, rangeBasis: 'home_size' };
  const quote = { minPrice: 900, maxPrice: 1510, currency: 'GBP', ...basis, engineVersion: '1' };
  const database = new BetterSqlite3(meg.databaseFile);
  const set = database.prepare('UPDATE leads SET "preliminaryQuote" = ?, quote = ?, "rangeShown" = 1 WHERE name = ?');
  set.run('900–1.510\u00a0£', JSON.stringify(quote), 'Greta German');
  database.close();
  await page.goto(`${meg.url}/admin/leads?search=greta`);
  const table = page.getByRole('table', { name: 'Leads' });
  await expect(table.getByRole('cell', { name: /^£900\s?–\s?£?1,510$/ })).toBeVisible();
  await table.getByRole('link', { name: 'Greta German' }).click();
  const lead = page.getByRole('dialog');
  await expect(lead.getByText('The conversation')).toBeVisible();
  await expect(lead.getByText(/£900\s?–\s?£?1,510/).first()).toBeVisible();
  await expect(page.getByText('1.510')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${meg.url}/admin/leads?search=greta`);
  await expect(page.getByText(/£900\s?–\s?£?1,510/)).toBeVisible();
});

test('an American time that is due is read whole, beside an open lead as well', async ({ page, meg }) => {
  await signIn(page, meg);
  const days = Array.from({ length: 7 }, (_, day) => day);
  await storeLeads(
    page,
    meg,
    days.map((day) => `Due Day${day}`),
  );
  const before = await setCountry(page, meg, 'US');
  const database = new BetterSqlite3(meg.databaseFile);
  const tenThirty = new Date().setHours(22, 30, 0, 0) + 86_400_000;
  const later = database.prepare('UPDATE leads SET "dueAt" = ? WHERE name = ?');
  for (const day of days) later.run(tenThirty + day * 86_400_000, `Due Day${day}`);
  database.close();
  const table = page.getByRole('table', { name: 'Leads' });
  const due = table.getByRole('cell', { name: /^\w{3}\s10:30\sPM$/ });
  const cut = () => due.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${meg.url}/admin/leads?search=Due%20Day`);
    await expect(due).toHaveCount(7);
    expect(await cut(), `${width} px`).toBe(0);
    await table.getByRole('link').first().click();
    await expect(page.getByRole('dialog').getByText('The conversation')).toBeVisible();
    expect(await cut(), `${width} px beside a lead`).toBe(0);
  }
  await setCountry(page, meg, before);
});

test('a list is saved as a view, with its columns, and found again on another machine', async ({
  page,
  browser,
  meg,
}) => {
  await signIn(page, meg);
  await storeLeads(page, meg, ['Saved View']);
  await page.goto(`${meg.url}/admin/leads?moveType=international&sort=score&direction=desc`);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Reference' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: /Save this list/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Abroad');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const own = (on: Page) => on.getByRole('group', { name: 'Views' }).getByRole('button', { name: 'Abroad' });
  await expect(own(page)).toHaveAttribute('aria-pressed', 'true');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, meg);
  await other.goto(`${meg.url}/admin/leads`);
  await own(other).click();
  await expect(other).toHaveURL(/moveType=international.*sort=score/);
  await expect(other.getByRole('columnheader', { name: 'Reference' })).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename “Abroad” …' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Overseas');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Views' }).getByRole('button', { name: 'Overseas' })).toBeVisible();
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete “Overseas” …' }).click();
  await page.getByRole('button', { name: 'Delete the view' }).click();
  await expect(page.getByRole('group', { name: 'Views' }).getByRole('button', { name: 'Overseas' })).toHaveCount(0);
});

test('six leads are seen at once on a phone, and the views are there', async ({ page, meg }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, meg);
  await storeLeads(page, meg, rowNames.slice(0, 8));
  await page.goto(`${meg.url}/admin/leads?view=all`);
  await expect(page.getByRole('link', { name: 'Row Number0' }).first()).toBeVisible();
  expect(await wholeRows(page, 'main li:has(a)')).toBeGreaterThanOrEqual(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNothingFromAxe(page);
  await page.getByRole('button', { name: /Nobody/ }).click();
  await expect(page).toHaveURL(/view=nobody/);
});
