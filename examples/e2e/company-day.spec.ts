import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Locator, Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { MegServer } from './meg-server.js';
import { picture } from './picture.js';
import { expect, rowsOf, test } from './quick-server.js';
import { answerUpToForm, fillForm, openChat, saved, submit } from './visitor.js';

const password = 'a long walk along the quay';
const quayside = { name: 'Quayside Removals', slug: 'quayside-removals', email: 'aoife@quayside.example' };
const rival = { name: 'Rival Movers', slug: 'rival-movers', email: 'rory@rival.example' };

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function expectNoBarriers(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The chat in a preview is tested elsewhere.
  await expectNothingFromAxe(page.mainFrame());
}

async function signUp(page: Page, { name, email }: typeof quayside): Promise<void> {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Business email').fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('+353 1 496 0123');
  await next(page);
  await page.getByLabel('First name').fill('Aoife');
  await page.getByLabel('Last name').fill('Byrne');
  await page.getByLabel('Admin email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await next(page);
  await next(page);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Complete sign-up' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toBeVisible();
}

async function logIn(page: Page, { email }: typeof quayside): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

/** A visitor of the page with the company's chat asks for a quote, at a person's pace. */
async function leaveLead(browser: Browser, address: string): Promise<void> {
  const host = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await host.goto(address);
  const chat = await openChat(host);
  await answerUpToForm(chat);
  // A form that is filled in faster than a person could counts as a bot's.
  await host.clock.install();
  await fillForm(chat, 'Amina Yusof');
  await host.clock.fastForward(20_000);
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible({ timeout: 20_000 });
  await host.context().close();
}

async function sayBooked(page: Page): Promise<void> {
  const booked = page.getByRole('dialog', { name: 'Booked' });
  await booked.getByLabel('Booked amount').fill('1250');
  await booked.getByRole('button', { name: 'Save as converted' }).click();
  // Far from the range that the visitor saw.
  await booked.getByRole('button', { name: 'Yes, save it' }).click();
}

async function workToConverted(drawer: Locator): Promise<void> {
  for (const step of ['contacted', 'qualified', 'converted']) {
    await drawer.getByRole('button', { name: `Mark as ${step}` }).click();
    if (step === 'converted') await sayBooked(drawer.page());
    await expect(drawer.getByText(new RegExp(`changed the status to ${step}`, 'i'))).toBeVisible();
  }
  await drawer.getByLabel('New note').fill('Called, has a piano');
  await drawer.getByRole('button', { name: 'Save the note' }).click();
  await expect(drawer.getByText('Called, has a piano')).toBeVisible();
  await expect(drawer.getByText('Aoife Byrne took the lead')).toBeVisible();
  await drawer.getByLabel('New tag').fill('piano');
  await drawer.getByRole('button', { name: 'Tag', exact: true }).click();
  await expect(drawer.getByRole('button', { name: 'Take away the tag piano' })).toBeVisible();
}

async function exported(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test('a company signs up, embeds the chat, and works its first lead from new to converted', async ({
  page,
  browser,
  meg,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${meg.url}/signup`);
  await signUp(page, quayside);
  await expectNoBarriers(page);
  await picture(page, 'order');

  await page.getByRole('link', { name: 'Go to admin login' }).click();
  await expectNoBarriers(page);
  await logIn(page, quayside);
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(page.getByText('No leads yet')).toBeVisible();
  await expectNoBarriers(page);

  await leaveLead(browser, `${meg.url}/examples/tag-manager/?company=${quayside.slug}`);

  const link = page.getByRole('link', { name: 'Amina Yusof' });
  await expect(link, 'it appears by itself').toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Looks like a bot')).toBeHidden();
  await link.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('Range shown to the visitor')).toBeVisible();
  await workToConverted(drawer);
  await expectNoBarriers(page);
  await picture(page, 'lead');
  await page.keyboard.press('Escape');

  await page.getByRole('group', { name: 'Views' }).getByRole('button', { name: /^All/ }).click();
  await expect(page.getByRole('link', { name: 'Amina Yusof' })).toBeVisible();
  const csv = await exported(page);
  expect(csv).toMatch(/,converted,Amina Yusof,amina@example\.com,\(\+44\) 7700900123,Leeds,Kuala Lumpur,/);
  expect(csv).toContain(',Aoife Byrne,piano,no,');

  await page.getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByText('Excellent: 1 won')).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Audit log' }).click();
  const moved = /Moved the lead of Amina Yusof \(M-\w+\) from Qualified to Converted/;
  await expect(page.getByRole('cell', { name: moved })).toBeVisible();
  await expect(page.getByRole('cell', { name: /Exported/ })).toBeVisible();
  await expectNoBarriers(page);
});

/** Every place where one company could see data of another: lists, searches, the export, the log, rates, figures. */
const lists = [
  ...['/api/admin/me', '/api/leads', '/api/leads?search=amina', '/api/leads?bots=only', '/api/leads/choices'],
  ...['/api/admin/leads/export', '/api/insights', '/api/company-config', '/api/quote-engines', '/api/knowledge'],
  ...['/api/team', '/api/team/performance', '/api/audit', '/api/platform/companies'],
];

const told = /amina|yusof|aoife@|quayside.removals|a secret of the quay/i;

async function storeLeadOfQuayside(request: APIRequestContext, meg: MegServer): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(meg.url + path, { data, headers: { origin: meg.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const contactInfo = { email: quayside.email, phone: '+353 1 496 0123' };
  const adminUser = { email: quayside.email, password, firstName: 'Aoife', lastName: 'Byrne' };
  await post('/api/signup', { company: { name: quayside.name, contactInfo }, adminUser });
  const { id } = await post('/api/leads', {
    companyId: quayside.slug,
    name: 'Amina Yusof',
    email: 'amina@example.com',
    phone: '+44 7700 900123',
    originCity: 'Leeds',
    destinationCity: 'Kuala Lumpur',
    moveType: 'international',
    moveDetails: 'full-home',
    preliminaryQuote: '$4,000 – $5,000',
  });
  await post('/api/admin/login', { email: quayside.email, password });
  await post(`/api/leads/${id}/notes`, { text: 'a secret of the quay' });
  return id;
}

/** Every call on a lead with a valid body: each is tried on a lead of another company. */
const attempts = [
  ['GET', ''],
  ['PATCH', '', { tags: ['mine'], version: 1 }],
  ['POST', '/status', { to: 'lost', version: 1 }],
  ['POST', '/notes', { text: 'mine now' }],
  ['GET', '/person'],
  ['POST', '/erase', { confirm: 'erase' }],
] as const;

test('another company sees nothing of it by any route', async ({ page, browser }) => {
  test.slow();
  const meg = await MegServer.start();
  const insider = await browser.newContext();
  const id = await storeLeadOfQuayside(insider.request, meg);
  await insider.close();

  await page.goto(`${meg.url}/signup`);
  await signUp(page, rival);
  await page.getByRole('link', { name: 'Go to admin login' }).click();
  await logIn(page, rival);
  await expect(page.getByText('No leads yet')).toBeVisible();
  await page.goto(`${meg.url}/admin/leads`);
  await expect(page.getByText('No leads yet')).toBeVisible();
  await page.goto(`${meg.url}/admin/leads/${id}`);
  await expect(page.getByText('This lead is not there')).toBeVisible();
  await expectNoBarriers(page);
  for (const address of [
    '/admin-dashboard',
    '/admin/company-config',
    '/admin/team',
    '/admin/audit',
    '/admin/platform',
  ]) {
    await page.goto(meg.url + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await page.content(), address).not.toMatch(told);
  }

  for (const path of lists) {
    const answer = await page.request.get(meg.url + path);
    expect([200, 403, 404], path).toContain(answer.status());
    expect(await answer.text(), path).not.toMatch(told);
  }
  const missing = '01900000-0000-7000-8000-000000000000';
  for (const [method, end, data] of attempts) {
    const ask = async (lead: string) => {
      const sent = { method, headers: { origin: meg.url }, ...(data && { data }) };
      const answer = await page.request.fetch(`${meg.url}/api/leads/${lead}${end}`, sent);
      const { error } = (await answer.json()) as { error: { code: string; message: string } };
      return [answer.status(), error.code, error.message];
    };
    expect(await ask(id), `${method} ${end}`).toEqual(await ask(missing));
  }
  const bulk = { headers: { origin: meg.url }, data: { ids: [id], action: { kind: 'status', to: 'lost' } } };
  const { results } = await (await page.request.post(`${meg.url}/api/leads/bulk`, bulk)).json();
  expect(results).toEqual([{ id, outcome: 'not_found' }]);
  expect(rowsOf(meg, 'SELECT status, name FROM leads WHERE id = ?', id)).toEqual([
    { status: 'new', name: 'Amina Yusof' },
  ]);
  await meg.remove();
});
