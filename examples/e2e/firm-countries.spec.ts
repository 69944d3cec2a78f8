import BetterSqlite3 from 'better-sqlite3';
import type { Page } from 'playwright/test';
import { startMailbox } from './mail-server.js';
import { freePort, type MegServer } from './meg-server.js';
import { expect, testWith } from './quick-server.js';

const password = 'a long walk along the quay';
const mailPort = await freePort();
const test = testWith({ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: 'meg@meg.example' });
// One server and one mailbox for all.
test.describe.configure({ mode: 'default' });

interface Firm {
  country: string;
  address: string;
  phone: string;
  from: string;
  to: string;
  currency: string;
  /** As the company's own people read what was booked. */
  booked: string;
  visitor: string;
}

const firms: readonly Firm[] = [
  {
    country: 'Malaysia',
    address: '12 Jalan Ampang, 50450 Kuala Lumpur',
    phone: '+60 3-2161 0000',
    from: 'Kuala Lumpur',
    to: 'Johor Bahru',
    currency: 'MYR',
    booked: 'RM 4,250',
    visitor: '+60 12-345 6789',
  },
  {
    country: 'United Kingdom',
    address: '8 Wharf Street, Leeds LS11 5PU',
    phone: '0113 496 0123',
    from: 'Leeds',
    to: 'York',
    currency: 'GBP',
    booked: '£1,250',
    visitor: '07700 900123',
  },
  {
    country: 'Canada',
    address: '55 Front Street, Toronto, ON M5J 1E3',
    phone: '+1 416 555 0123',
    from: 'Toronto',
    to: 'Ottawa',
    currency: 'CAD',
    booked: '$1,250',
    visitor: '+1 416 555 0199',
  },
  {
    country: 'Ireland',
    address: '5 Ormond Quay, Dublin 7, Ireland',
    phone: '+353 1 496 0123',
    from: 'Dublin',
    to: 'Cork',
    currency: 'EUR',
    booked: '€1,250',
    visitor: '+353 85 012 3456',
  },
  {
    country: 'Estonia',
    address: 'Sadama 6, 10111 Tallinn',
    phone: '+372 640 0000',
    from: 'Tallinn',
    to: 'Tartu',
    currency: 'EUR',
    booked: '€1,250',
    visitor: '+372 5123 4567',
  },
  {
    country: 'United States',
    address: '100 Federal Street, Boston, MA 02110',
    phone: '(617) 555-0123',
    from: 'Boston',
    to: 'Worcester',
    currency: 'USD',
    booked: '$1,250',
    visitor: '(617) 555-0199',
  },
];

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
test.beforeAll(async () => {
  mailbox = await startMailbox(mailPort);
});
test.afterAll(() => mailbox.close());

async function mailTo(address: string, subject: RegExp) {
  await expect.poll(() => mailbox.find(address, subject), `a mail to ${address}: ${subject}`).toBeDefined();
  const mail = await mailbox.find(address, subject);
  return { text: mail?.text ?? '', link: /https?:\/\/[\w.]+(?::\d+)?(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const ownerOf = ({ from }: Firm) => `${from.replace(' ', '').toLowerCase()}@movers.example`;
const visitorOf = ({ from }: Firm) => `visitor-of-${from.replace(' ', '').toLowerCase()}@example.com`;
const slugOf = ({ from }: Firm) => `${from.replace(' ', '-').toLowerCase()}-movers`;

async function signUp(page: Page, meg: MegServer, firm: Firm): Promise<void> {
  const { country, address, phone, from, currency } = firm;
  await page.goto(`${meg.url}/signup`);
  await page.getByLabel('Company name').fill(`${from} Movers`);
  await page.getByLabel('Business email').fill(`office-${ownerOf(firm)}`);
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByLabel(/^Address/).fill(address);
  await page.getByLabel(/^Service areas/).fill(from);
  const place = page.getByRole('region', { name: 'Where you work' });
  await expect(place).toContainText(country);
  const money = new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? '';
  await expect(place).toContainText(money);
  await next(page);
  await page.getByLabel('First name').fill('Ana');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Admin email').fill(ownerOf(firm));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await next(page);
  await next(page);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Complete sign-up' }).click();
  await expect(page.getByText('You are signed up')).toBeVisible();
}

/** As a page that carries the chat would, which other tests show. */
function noteChatSeen({ databaseFile }: MegServer, firm: Firm): void {
  const db = new BetterSqlite3(databaseFile);
  db.prepare('UPDATE companies SET "snippetSeenAt" = 1 WHERE slug = ?').run(slugOf(firm));
  db.close();
}

async function leaveLead(page: Page, meg: MegServer, firm: Firm): Promise<string> {
  const { from, to, currency, visitor } = firm;
  const ask = async (destinationCity: string) => {
    const data = {
      companyId: slugOf(firm),
      originCity: from,
      destinationCity,
      moveType: 'local',
      moveDetails: 'full-home',
    };
    return (await page.request.post(`${meg.url}/api/calculate-quote`, { data })).json();
  };
  for (const town of [from, to]) {
    const quote = await ask(town);
    expect(quote, `${from} to ${town}`).toMatchObject({ currency, source: 'default_rates' });
    expect(quote.minPrice).toBeGreaterThan(0);
  }
  const { minPrice, maxPrice } = await ask(to);
  const data = {
    companyId: slugOf(firm),
    name: 'Visitor Tan',
    email: visitorOf(firm),
    phone: visitor,
    originCity: from,
    destinationCity: to,
    moveType: 'local',
    moveDetails: 'full-home',
    preliminaryQuote: `${currency} ${minPrice} – ${maxPrice}`,
    elapsedMs: 60_000,
  };
  const stored = await page.request.post(`${meg.url}/api/leads`, { data });
  expect(stored.status(), await stored.text()).toBe(201);
  return (await stored.json()).id;
}

for (const firm of firms) {
  test(`a firm of ${firm.country} signs up, and works its first lead from the mail to the money`, async ({
    page,
    meg,
  }) => {
    const { from } = firm;
    await signUp(page, meg, firm);
    const { link: confirmation } = await mailTo(ownerOf(firm), /Confirm your email/);
    const login = { email: ownerOf(firm), password };
    await page.request.post(`${meg.url}/api/admin/login`, { headers: { origin: meg.url }, data: login });
    await page.goto(meg.url + confirmation);
    await expect(page.getByText(/confirmed/i).first()).toBeVisible();
    noteChatSeen(meg, firm);

    const id = await leaveLead(page, meg, firm);
    const { text, link } = await mailTo(ownerOf(firm), /lead: Visitor/);
    expect(text).toContain(from);
    expect(link).toContain(id);
    await page.goto(meg.url + link);
    await page.getByRole('button', { name: 'Reply by email' }).first().click();
    const letter = page.getByRole('dialog', { name: /^Write to/ });
    await letter.getByLabel('Mail', { exact: true }).fill('When may we come to look?');
    await letter.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('changed the status to Contacted')).toBeVisible();
    expect((await mailTo(visitorOf(firm), new RegExp(`from ${from}`))).text).toContain('When may we come');

    await page.getByRole('button', { name: 'Mark as qualified' }).click();
    await page.getByRole('button', { name: 'Mark as converted' }).click();
    const outcome = page.getByRole('dialog', { name: 'Booked' });
    await outcome.getByLabel('Booked amount').fill(firm.booked.replace(/\D/g, ''));
    await outcome.getByRole('button', { name: 'Save as converted' }).click();
    await expect(page.getByText(/changed the status to Converted/)).toBeVisible();

    await page.goto(`${meg.url}/admin-dashboard`);
    const money = page.getByRole('region', { name: 'Money' });
    await expect(money).toContainText(`Booked${firm.booked}`);
  });
}
