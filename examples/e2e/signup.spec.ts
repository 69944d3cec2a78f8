import type { Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { MegServer } from './meg-server.js';
import { expect, rowsOf, test } from './quick-server.js';
import { serveDashboardApart } from './static-dashboard.js';
import { answerUpToForm, fillForm, openChat, saved, submit } from './visitor.js';

const password = 'a long walk along the quay';
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function fillCompany(page: Page, name = 'Harbour Removals'): Promise<void> {
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('Business email').fill('office@harbour.example');
  await page.getByLabel('Phone', { exact: true }).fill('+353 1 496 0123');
}

async function fillAdmin(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Aoife');
  await page.getByLabel('Last name').fill('Byrne');
  await page.getByLabel('Admin email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
}

async function toLastStep(page: Page, email: string): Promise<void> {
  await fillCompany(page);
  await next(page);
  await fillAdmin(page, email);
  await next(page);
  await next(page);
  await expect(page.getByRole('heading', { name: 'Complete' })).toBeFocused();
}

const complete = (page: Page) => page.getByRole('button', { name: 'Complete sign-up' }).click();
const accept = (page: Page) => page.getByRole('checkbox', { name: /I accept the terms/ }).check();

async function expectNoBarriers(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The chat in the preview is tested elsewhere.
  await expectNothingFromAxe(page.mainFrame());
}

test('a company signs up, tries its chat on an example page, and its first lead is its own', async ({ page, meg }) => {
  test.slow();
  await page.goto(`${meg.url}/signup`);
  await fillCompany(page);
  await page.getByLabel(/^Website/).fill('www.harbour.example');
  await page.getByLabel(/^Service areas/).fill('Dublin, Cork , ,Galway');
  await page.getByLabel('Primary colour', { exact: true }).fill('#7c2d12');
  await page.getByLabel(/^Welcome message/).fill('Ahoy! Where does your home go?');
  const preview = page.frameLocator('iframe[title="Preview of your chat"]');
  await expect(preview.last().getByText('Ahoy! Where does your home go?')).toBeVisible();
  await expect(preview.last().getByRole('heading', { name: 'Harbour Removals' })).toBeVisible();
  await next(page);
  await fillAdmin(page, 'aoife@harbour.example');
  await next(page);

  await expect(page.getByText('Dublin, Cork, Galway')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Priority Support' }).check();
  await page.getByRole('checkbox', { name: 'White Label Customization' }).check();
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText(/Setup fees\s*US\$125|Setup fees\s*\$125/);
  await expect(order).toContainText(/Monthly total\s*(US)?\$174/);
  await expect(order).toContainText(/First bill\s*(US)?\$348/);
  await next(page);
  await complete(page);
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Please accept the terms and conditions');
  await accept(page);
  await expect(page.getByRole('form').getByRole('alert')).toBeHidden();
  await complete(page);

  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary).toContainText(/First bill\s*(US)?\$348/);
  await expect(page.getByText('/meg.js?company=harbour-removals')).toBeVisible();
  await expect(page.getByText('www.harbour.example')).toBeVisible();
  await page.reload();
  await expect(summary).toBeVisible();

  const example = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /an example page with your chat/ }).click();
  const host = await example;
  const chat = await openChat(host);
  await expect(chat.getByText('Ahoy! Where does your home go?')).toBeVisible();
  await answerUpToForm(chat);
  await fillForm(chat, 'Harriet Quay');
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible({ timeout: 20_000 });
  const leads = rowsOf<{ slug: string }>(
    meg,
    'SELECT slug FROM leads JOIN companies ON companies.id = "companyId" WHERE leads.name = ?',
    'Harriet Quay',
  );
  expect(leads).toEqual([{ slug: 'harbour-removals' }]);

  await page.getByRole('link', { name: 'Go to admin login' }).click();
  await page.getByLabel('Email').fill('aoife@harbour.example');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${meg.url}/admin-dashboard`);
});

test('each step, and the summary, has nothing that axe objects to', async ({ page, meg }) => {
  test.slow();
  await page.goto(`${meg.url}/signup`);
  await expectNoBarriers(page);
  await next(page);
  await expectNoBarriers(page);
  await fillCompany(page, 'Axe & Sons');
  await next(page);
  await expectNoBarriers(page);
  await fillAdmin(page, 'axe@harbour.example');
  await next(page);
  await expectNoBarriers(page);
  await next(page);
  await accept(page);
  await expectNoBarriers(page);
  await complete(page);
  await expect(page.getByRole('region', { name: 'Order summary' })).toBeVisible();
  await expectNoBarriers(page);
});

test('each step says what it lacks, and clears it when something is changed', async ({ page, meg }) => {
  await page.goto(`${meg.url}/signup`);
  await next(page);
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Please fill in all required fields');
  await expect(page.getByLabel('Company name')).toBeFocused();
  await page.getByLabel('Company name').pressSequentially('H');
  await expect(page.getByRole('form').getByRole('alert')).toBeHidden();
  await fillCompany(page);
  await next(page);
  await fillAdmin(page, 'nobody@harbour.example');
  await page.getByLabel('Confirm password').fill('something else');
  await next(page);
  await expect(page.getByRole('form').getByRole('alert')).toHaveText('Passwords do not match');
  await expect(page.getByLabel('Confirm password')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('Harbour Removals');
});

test('nothing typed is lost on a reload but the password', async ({ page, meg }) => {
  await page.goto(`${meg.url}/signup`);
  await toLastStep(page, 'reload@harbour.example');
  await page.reload();
  await expect(page.getByLabel('Admin email')).toHaveValue('reload@harbour.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(password);
});

test('nothing is lost where the answer is, and the second try makes no second company', async ({ page, meg }) => {
  await page.goto(`${meg.url}/signup`);
  await toLastStep(page, 'twice@harbour.example');
  await accept(page);
  // The answer is lost: the company exists, and the page does not know.
  await page.route('**/api/signup', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await complete(page);
  await expect(page.getByText('Registration failed')).toBeVisible();
  await page.unroute('**/api/signup');
  await complete(page);
  await expect(page.getByRole('region', { name: 'Order summary' })).toBeVisible();
  const people = rowsOf(meg, 'SELECT id FROM people WHERE email = ?', 'twice@harbour.example');
  expect(people).toHaveLength(1);
});

test('an email that somebody has is said at its field', async ({ page, meg }) => {
  for (const visit of ['first', 'second']) {
    await page.goto(`${meg.url}/signup`);
    await toLastStep(page, 'taken@harbour.example');
    await accept(page);
    await complete(page);
    if (visit === 'second') break;
    await page.getByRole('button', { name: 'Sign up another' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('');
  }
  await expect(page.getByText('Registration failed')).toBeVisible();
  await expect(page.getByLabel('Admin email')).toBeFocused();
  await expect(page.getByText('There is an account with this email already')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('the wizard goes by the keyboard alone', async ({ page, meg }) => {
  await page.goto(`${meg.url}/signup`);
  await page.getByLabel('Company name').focus();
  for (const text of ['Harbour', 'office@harbour.example', '+353 1 496 0123']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Admin Setup' })).toBeFocused();
  // The preview is for looking only: nothing in it takes the focus.
  expect(await page.evaluate(() => document.querySelector('iframe')?.inert)).toBe(true);
});

test('the wizard, its preview and its links work where the pages live on another origin', async ({ page }) => {
  let megUrl = '';
  const office = await serveDashboardApart(() => megUrl);
  const meg = await MegServer.start({ DASHBOARD_ORIGIN: office.url });
  megUrl = meg.url;
  await page.goto(`${office.url}/signup`);
  const preview = page.frameLocator('iframe[title="Preview of your chat"]').last();
  await expect(preview.getByRole('heading', { name: 'Your company' })).toBeVisible();
  await toLastStep(page, 'apart@harbour.example');
  await accept(page);
  await complete(page);
  await expect(page.getByText(`${meg.url}/meg.js?company=harbour-removals`)).toBeVisible();
  const link = page.getByRole('link', { name: /an example page with your chat/ });
  await expect(link).toHaveAttribute('href', `${meg.url}/examples/tag-manager/?company=harbour-removals`);
  await meg.remove();
  office.close();
});
