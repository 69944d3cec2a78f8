import type { Page } from 'playwright/test';
import { test as base, expect } from 'playwright/test';
import { MegServer } from './meg-server.js';

const admin = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'a long enough password 77' };

const test = base.extend<object, { meg: MegServer }>({
  meg: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
    async ({}, use) => {
      const server = await MegServer.start(admin);
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ page, meg }) => {
  const data = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  const answer = await page.request.post(`${meg.url}/api/admin/login`, { headers: { origin: meg.url }, data });
  expect(answer.ok()).toBe(true);
});

const savedRate = async (page: Page, meg: MegServer): Promise<number | undefined> =>
  (await (await page.request.get(`${meg.url}/api/company-config`)).json()).config.pricing.localRates?.hourlyRate;

test('a rate of a hundred times the usual is asked about with its prices, and an ordinary one is saved', async ({
  page,
  meg,
}) => {
  await page.goto(`${meg.url}/admin/quote-engines`);
  const hour = page.getByLabel('An hour of a crew of two');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByRole('region', { name: 'Messages' }).getByText('Saved', { exact: true });
  await hour.fill('9500');
  await save.click();
  const question = page.getByRole('dialog', { name: 'Save this as it is?' });
  await expect(question).toContainText(/A two-bedroom move in .+ would go from .+ to/);
  await expect(question).toContainText('An hour of a crew of two');
  await question.getByRole('button', { name: 'Look again' }).click();
  expect(await savedRate(page, meg)).not.toBe(9_500);

  await hour.fill('105');
  await save.click();
  await expect(saved).toBeVisible();
  await expect(question).toBeHidden();
  expect(await savedRate(page, meg)).toBe(105);

  await hour.fill('110');
  const bar = await page.getByRole('region', { name: 'Unsaved changes' }).boundingBox();
  const toast = await saved.locator('xpath=ancestor::div[@role="status"]/div').boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0), 'the message stands above Save and Discard').toBeLessThan(bar?.y ?? 0);

  await hour.fill('9500');
  await save.click();
  await question.getByRole('button', { name: 'Save it' }).click();
  await expect.poll(() => savedRate(page, meg)).toBe(9_500);
});

test('a rate that cannot be is marked at its field, before any question', async ({ page, meg }) => {
  await page.goto(`${meg.url}/admin/quote-engines`);
  const hour = page.getByLabel('An hour of a crew of two');
  await hour.fill('-40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(hour).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('dialog', { name: 'Save this as it is?' })).toBeHidden();
});

test('what is typed in one tab is not in another, and is not saved by it', async ({ page, meg }) => {
  const rates = `${meg.url}/admin/quote-engines`;
  await page.goto(rates);
  await page.getByLabel('An hour of a crew of two').fill('118');
  const second = await page.context().newPage();
  await second.goto(rates);
  await expect(second.getByLabel('An hour of a crew of two')).toBeVisible();
  await expect(second.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  await second.getByLabel('Call-out').fill('140');
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(second.getByRole('region', { name: 'Messages' }).getByText('Saved', { exact: true })).toBeVisible();
  expect(await savedRate(second, meg)).not.toBe(118);

  await page.reload();
  await expect(page.getByLabel('An hour of a crew of two'), 'a reload loses nothing').toHaveValue('118');
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
});

test('a section of the settings has an address of its own, and no note is cut without a word', async ({
  page,
  meg,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${meg.url}/admin/company-config#opening-hours`);
  const heading = page.getByRole('heading', { name: 'Opening hours' });
  await expect(heading).toBeInViewport();
  const links = page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link');
  await expect(links.first()).toHaveText('Where you move people');
  await page.getByRole('link', { name: 'Look and first words' }).click();
  const welcome = page.getByLabel('Welcome message');
  await expect(page.getByRole('heading', { name: 'Look and first words' })).toBeInViewport();
  await welcome.fill('a'.repeat(700));
  await expect(welcome).toHaveValue('a'.repeat(700));
  await expect(page.getByText('700 of 500 characters: 200 too many')).toBeVisible();
});
