import type { Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { expect, rowsOf, test } from './quick-server.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Apply for MEG Relay' });

async function openDialog(page: Page, url: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      'meg-consent',
      JSON.stringify({ version: '1.0', at: '2026-01-01T00:00:00Z', choices: { analytics: false } }),
    ),
  );
  await page.goto(`${url}/meg-relay-beta`);
  await page.getByRole('button', { name: 'APPLY FOR BETA ACCESS' }).first().click();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
}

const type = (page: Page, ...texts: string[]) =>
  texts.reduce(async (before, text) => {
    await before;
    if (text !== '') await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }, Promise.resolve());

test('somebody applies by keyboard alone, and a failure loses nothing', async ({ page, meg }) => {
  await openDialog(page, meg.url);
  await expect(dialog(page).getByText('Step 1 of 3', { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('Takes 2-3 minutes')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('First name is required')).toBeVisible();
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await page.keyboard.insertText('Aoife');
  await expect(dialog(page).getByText('First name is required')).toHaveCount(0);
  await expect(dialog(page).getByText('Last name is required')).toBeVisible();
  await page.keyboard.press('Tab');
  await type(page, 'Byrne', 'aoife', '+353 1 496 0123');
  await dialog(page).getByLabel('Phone').press('Enter');
  await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible();
  await dialog(page).getByLabel('Email').fill('aoife@harbour.example');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Step 2 of 3', { exact: true })).toBeVisible();
  await expect(dialog(page).getByLabel('Company name')).toBeFocused();
  await type(page, 'Harbour Removals', 'Owner');
  await dialog(page).getByLabel('Estimates a month').selectOption({ label: '50 to 100 (Beta Priority)' });
  await dialog(page).getByLabel('Revenue a year').selectOption('1m-2m');
  await dialog(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expect(dialog(page).getByText('100% complete')).toBeVisible();
  await page.keyboard.insertText('Calls after six');
  await expect(dialog(page).getByText('15/500')).toBeVisible();
  await expect(dialog(page).getByText('0/300')).toBeVisible();
  await dialog(page).getByLabel('Best time to call').selectOption('morning');

  await page.route('**/api/beta-applications', (route) => route.abort());
  await dialog(page).getByRole('button', { name: 'Submit Application' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Submission Failed');
  await expect(page.getByRole('alert')).toContainText('Please try again or contact support if the problem persists.');
  await expect(dialog(page).getByLabel('Your main challenges')).toHaveValue('Calls after six');

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'APPLY FOR BETA ACCESS' }).first().click();
  await expect(dialog(page).getByLabel('Your main challenges')).toHaveValue('Calls after six');

  await page.unroute('**/api/beta-applications');
  await dialog(page).getByRole('button', { name: 'Submit Application' }).press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Application Submitted!' });
  await expect(confirmation).toContainText("We'll review your application and contact you within 24 hours.");
  await confirmation.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('meg-beta'))).toBeNull();
  const rows = rowsOf<{ content: string; botSign: string | null }>(
    meg,
    'SELECT content, "botSign" FROM "siteMessages"',
  );
  expect(rows.map(({ content }) => JSON.parse(content))).toMatchObject([
    { firstName: 'Aoife', email: 'aoife@harbour.example', monthlyLeads: '50-100', currentCRM: '' },
  ]);
});

for (const [name, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['the backdrop', (page: Page) => page.mouse.click(5, 5)],
  ['Cancel', (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()],
  ['its button', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
] as const) {
  test(`the dialog is closed by ${name}, and keeps what was typed`, async ({ page, meg }) => {
    await openDialog(page, meg.url);
    await page.keyboard.insertText('Aoife');
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    const button = page.getByRole('button', { name: 'APPLY FOR BETA ACCESS' }).first();
    await expect(button).toBeFocused();
    await button.click();
    await expect(dialog(page).getByLabel('First name')).toHaveValue('Aoife');
  });
}

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(`axe finds nothing on the page or in the dialog: ${width} px, ${colorScheme}`, async ({ page, meg }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openDialog(page, meg.url);
    await page.keyboard.press('Enter');
    await expectNothingFromAxe(page.mainFrame(), 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expectNothingFromAxe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('“Learn More” leads to how it works', async ({ page, meg }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${meg.url}/meg-relay-beta`);
  await page.getByRole('link', { name: 'Learn More' }).click();
  const heading = page.getByRole('heading', { name: 'How it works' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
