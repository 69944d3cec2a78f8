import type { APIRequestContext, Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import type { MegServer } from './meg-server.js';
import { expect, test } from './quick-server.js';

const password = 'a long walk along the quay';

interface Firm {
  city: string;
  other: string;
  phone: string;
  address: string;
  currency: string;
  units: string;
}

const firms: readonly Firm[] = [
  {
    city: 'Kuala Lumpur',
    other: 'Johor Bahru',
    phone: '+60 3-2161 0000',
    address: '',
    currency: 'MYR',
    units: 'metric',
  },
  {
    city: 'Leeds',
    other: 'York',
    phone: '0113 496 0123',
    address: 'Leeds LS11 5PU',
    currency: 'GBP',
    units: 'imperial',
  },
  { city: 'Toronto', other: 'Ottawa', phone: '+1 416 555 0123', address: '', currency: 'CAD', units: 'metric' },
  {
    city: 'Dublin',
    other: 'Cork',
    phone: '01 496 0123',
    address: '5 Ormond Quay, Dublin',
    currency: 'EUR',
    units: 'metric',
  },
  { city: 'Tallinn', other: 'Tartu', phone: '+372 640 0000', address: '', currency: 'EUR', units: 'metric' },
];

async function quote(request: APIRequestContext, meg: MegServer, companyId: string, [from, to]: [string, string]) {
  const data = { companyId, originCity: from, destinationCity: to, moveType: 'local', moveDetails: 'full-home' };
  return (await request.post(`${meg.url}/api/calculate-quote`, { data })).json();
}

for (const { city, other, phone, address, currency, units } of firms) {
  test(`a firm of ${city} signs up by the old call and quotes a move of its own town`, async ({ request, meg }) => {
    const data = {
      company: {
        name: `${city} Movers`,
        contactInfo: { email: 'a@movers.example', phone, address },
        serviceAreas: [city],
      },
      adminUser: { email: `${city.replace(' ', '')}@movers.example`, password, firstName: 'Ana', lastName: 'Lee' },
    };
    const signup = await request.post(`${meg.url}/api/signup`, { headers: { origin: meg.url }, data });
    const { company } = await signup.json();
    for (const to of [city, other]) {
      const answer = await quote(request, meg, company.slug, [city, to]);
      expect(answer).toMatchObject({ currency, units, source: 'default_rates' });
      expect(answer.minPrice).toBeGreaterThan(0);
    }
  });
}

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function signUpInBoston(page: Page, meg: MegServer): Promise<void> {
  await page.goto(`${meg.url}/pricing`);
  await page.getByRole('checkbox', { name: /White Label/ }).check();
  await page.locator('a[href*="addons=white-label"]').last().click();
  await page.getByLabel('Company name').fill('Beacon Movers');
  await page.getByLabel('Business email').fill('office@beacon.example');
  await page.getByLabel('Phone', { exact: true }).fill('(617) 555-0123');
  await page.getByLabel(/^Website/).fill('beacon.example');
  await page.getByLabel(/^Address/).fill('100 Federal Street, Boston, MA 02110');
  await page.getByLabel(/^Service areas/).fill('Boston, Cambridge, Providence');
  const place = page.getByRole('region', { name: 'Where you work' });
  await expect(place).toContainText('United States, from your address');
  await expect(place).toContainText('US Dollar');
  await expect(place).toContainText('Miles and cubic feet');
  await place.getByRole('button', { name: /Change/ }).click();
  await place.getByLabel('Time zone of your opening hours').selectOption('America/Detroit');
  await place.getByRole('button', { name: /Done/ }).click();
  await expect(place).toContainText('America/Detroit');
  await next(page);
  await page.getByLabel('First name').fill('Bea');
  await page.getByLabel('Last name').fill('Hall');
  await page.getByLabel('Admin email').fill('bea@beacon.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await next(page);
  await expect(page.getByRole('checkbox', { name: /White Label/ })).toBeChecked();
  await next(page);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Complete sign-up' }).click();
  await expect(page.getByText('You are signed up')).toBeVisible();
}

test('a firm of Boston is set up within its first day', async ({ page, meg }) => {
  test.slow();
  await signUpInBoston(page, meg);
  const route: [string, string] = ['Boston', 'Providence'];
  const before = await quote(page.request, meg, 'beacon-movers', route);
  expect(before).toMatchObject({ currency: 'USD', units: 'imperial', source: 'default_rates' });
  expect(before.warning).toContain('typical prices');

  const login = { email: 'bea@beacon.example', password };
  await page.request.post(`${meg.url}/api/admin/login`, { headers: { origin: meg.url }, data: login });
  await page.goto(`${meg.url}/admin-dashboard`);
  await expect(page.getByRole('region', { name: 'Address not confirmed' })).toContainText('bea@beacon.example');
  const list = page.getByRole('region', { name: 'Get your chat ready' });
  await expect(list).toContainText('1 of 7 done');
  await expectNothingFromAxe(page.mainFrame());
  await list.getByRole('button', { name: 'Add beacon.example' }).click();
  await expect(list).toContainText('2 of 7 done');
  await list.getByRole('button', { name: 'Send me a test lead' }).click();
  await expect(list).toContainText(/3 of 7 done|Accepted for bea@beacon.example/, { timeout: 20_000 });
  await list.getByRole('button', { name: 'Put this list away' }).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Show the list' }).click();

  await list.getByRole('link', { name: /Look and confirm/ }).click();
  const simulator = page.getByRole('complementary', { name: 'Simulator' });
  await expect(simulator.getByLabel('From')).toHaveValue(/^Boston/);
  await page.getByRole('button', { name: 'They are right for us' }).click();
  const rates = page.getByRole('dialog', { name: 'Are all of these right?' });
  await expect(rates).toContainText('Piano upright, local250 USD, the usual fee');
  await rates.getByRole('button', { name: 'All are right for us' }).click();
  await expect(page.getByText('These are typical prices')).toBeHidden();
  const after = await quote(page.request, meg, 'beacon-movers', route);
  expect(after).toMatchObject({ source: 'company_rates', minPrice: before.minPrice });
  expect(after.warning).not.toContain('typical prices');
});
