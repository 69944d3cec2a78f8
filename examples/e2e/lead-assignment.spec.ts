import BetterSqlite3 from 'better-sqlite3';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { picture } from './picture.js';
import { expect, testWith } from './quick-server.js';

const test = testWith(knownAdmin);
const password = 'a long walk along the quay';
const email = 'aoife@turns.example';

test('new leads go to two people in turn by a rule, and past who is off duty', async ({ page, browser, meg }) => {
  const headers = { origin: meg.url };
  await page.request.post(`${meg.url}/api/signup`, {
    headers,
    data: {
      company: { name: 'Turns Removals', contactInfo: { email, phone: '+353 1 496 0123' } },
      adminUser: { email, password, firstName: 'Aoife', lastName: 'Byrne' },
    },
  });
  const confirming = new BetterSqlite3(meg.databaseFile);
  confirming.prepare('UPDATE people SET "emailConfirmedAt" = 1 WHERE email = ?').run(email);
  confirming.close();
  await page.request.post(`${meg.url}/api/admin/login`, { headers, data: { email, password } });
  const invited = await page.request.post(`${meg.url}/api/team/invitations`, {
    headers,
    data: { email: 'kadri@turns.example', teamRole: 'agent' },
  });
  expect(invited.status()).toBe(201);
  const { link } = await invited.json();
  const agent = await (await browser.newContext()).newPage();
  const kadri = { firstName: 'Kadri', lastName: 'Tamm', password, timezone: 'Europe/Tallinn' };
  const joined = await agent.request.post(`${meg.url}/api/admin/invitations/accept`, {
    headers,
    data: { token: link.split('token=')[1], ...kadri },
  });
  expect(joined.ok()).toBe(true);

  await page.goto(`${meg.url}/admin/assignment`);
  await expect(page.getByText('Nobody is given new leads')).toBeVisible();
  await page.getByRole('button', { name: 'Give them in turn to all' }).click();
  await page.getByLabel('Name', { exact: false }).fill('Everybody in turn');
  await page.getByRole('button', { name: 'Say who' }).click();
  await expect(page.getByRole('status').getByText('by Rule 1: Everybody in turn')).toBeVisible();
  await page.getByRole('button', { name: 'Save the rules' }).click();
  await expect(page.getByText('It holds for the next lead.')).toBeVisible();
  await expectNothingFromAxe(page);

  const newLead = async (name: string) => {
    const move = { originCity: 'Leeds', destinationCity: 'Cork', moveType: 'local', moveDetails: 'full-home' };
    const contact = { name, email: 'tomas@example.com', phone: '+353 86 123 4567', elapsedMs: 20_000 };
    const data = { companyId: 'turns-removals', ...contact, ...move, preliminaryQuote: '$900 – $1,400' };
    return (await (await page.request.post(`${meg.url}/api/leads`, { data })).json()).id;
  };
  const ids = [await newLead('Tomás Byrne'), await newLead('Siti Aminah')];
  const db = new BetterSqlite3(meg.databaseFile);
  const assignees = db
    .prepare('SELECT people.email FROM leads JOIN people ON people.id = leads."assigneeId" WHERE leads.id IN (?, ?)')
    .all(...ids) as { email: string }[];
  db.close();
  expect(assignees.map((one) => one.email).toSorted()).toEqual(['kadri@turns.example', email].toSorted());

  await page.goto(`${meg.url}/admin/leads/${ids[0]}`);
  await expect(page.getByText('by the rule “Everybody in turn”')).toBeVisible();

  // The keys of the list work on the lead's own page.
  await page.keyboard.press('a');
  await page.getByRole('menuitem', { name: 'Nobody' }).click();
  await expect(page.getByText(/: given to nobody$/)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');

  await agent.goto(`${meg.url}/admin/leads`);
  await agent.getByRole('button', { name: /^Your account/ }).click();
  await agent.getByRole('menuitemcheckbox', { name: /On duty/ }).click();
  await page.goto(`${meg.url}/admin/assignment`);
  await expect(page.getByText('Off duty now: passed over until they are back.')).toBeVisible();
  await agent.context().close();
});

test('somebody sets their hours of work, and the page says why they get no lead now', async ({ page, meg }) => {
  page.setDefaultTimeout(15_000);
  await signIn(page, meg);
  await page.goto(`${meg.url}/admin/assignment`);
  await page.getByRole('button', { name: 'Set your hours of work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your hours of work' });
  await dialog.getByLabel('Your time zone').selectOption('Asia/Tokyo');
  await expectNothingFromAxe(page);
  await picture(page, 'work-hours');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await dialog.getByRole('switch', { name: day }).uncheck();
  await dialog.getByRole('button', { name: 'Save your hours' }).click();
  const question = page.getByRole('dialog', { name: 'No hours on any day?' });
  await question.getByRole('button', { name: 'Save it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Off duty now, by their hours of work')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Change your hours of work' }).click();
  await picture(page, 'work-hours-phone');
  await dialog.getByRole('button', { name: 'No fixed hours' }).click();
  await expect(page.getByText('On duty', { exact: true })).toBeVisible();
});
