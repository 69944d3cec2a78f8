import { expectNothingFromAxe } from './axe.js';
import { MegServer } from './meg-server.js';
import { expect, test } from './quick-server.js';

const admin = { ADMIN_EMAIL: 'staff@meg.example', ADMIN_PASSWORD: 'a long walk along the quay' };

test('the tour of the site starts from the help of any page, by keyboard, and gives the focus back', async ({
  page,
  meg,
}) => {
  await page.goto(`${meg.url}/terms`);
  await page.getByRole('button', { name: 'Reject non-essential' }).click();
  await page.getByRole('button', { name: 'Help' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take the tour' }).press('Enter');
  await expect(page).toHaveURL(`${meg.url}/`);
  await expect(page.getByRole('dialog', { name: 'This is what Meg does' })).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'Talk to it' })).toBeFocused();
  await expectNothingFromAxe(page.mainFrame(), '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the tour of the companies’ area shows the staff its own pages', async ({ page }) => {
  const meg = await MegServer.start(admin);
  await page.goto(`${meg.url}/login`);
  await page.getByLabel('Email').fill(admin.ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(admin.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: /Take the tour/ }).click();
  await expect(page.getByRole('dialog', { name: 'Leads come in here' })).toBeVisible();
  for (let step = 0; step < 7; step++) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
  await expectNothingFromAxe(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await meg.remove();
});
