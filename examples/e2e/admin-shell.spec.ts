import { readFileSync } from 'node:fs';
import path from 'node:path';
import { permissionsOf } from '@meg/shared/domain/people/permissions';
import type { Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { expect, test } from './host-page.js';
import { builtPages } from './static-dashboard.js';

const addresses = (JSON.parse(readFileSync(path.join(builtPages, 'addresses.json'), 'utf8')) as string[]).map((to) =>
  to.replace(/\/:\w+\?$/, ''),
);

const me = {
  id: '0190a000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Moss',
  role: 'super_admin',
  adminType: 'super_admin',
  teamRole: 'owner',
  permissions: permissionsOf('owner'),
  emailConfirmed: true,
  twoFactor: false,
  company: {
    id: '0190a000-0000-7000-8000-000000000002',
    slug: 'moss',
    name: 'Moss Removals',
    state: 'active',
    owners: ['Ada Moss'],
  },
  support: null,
};

/** Answers as a server with a person signed in, and with empty lists otherwise. */
async function signedIn(page: Page, person: object = me): Promise<void> {
  await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/api/admin/me', (route) => route.fulfill({ json: person }));
}

for (const address of addresses) {
  test(`${address} keeps to the strict policy, also while the server is down`, async ({ page, hostPage }) => {
    const faults: string[] = [];
    page.on(
      'console',
      (message) => /Content Security Policy|hydrat/i.test(message.text()) && faults.push(message.text()),
    );
    page.on('pageerror', (error) => faults.push(error.message));
    await signedIn(page);
    const answer = await page.goto(hostPage.megUrl + address);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    expect(faults).toEqual([]);
  });
}

test.describe('the shell', () => {
  test.beforeEach(async ({ page, hostPage }) => {
    await signedIn(page);
    await page.goto(`${hostPage.megUrl}/admin/account`);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('finds pages and actions by ⌘K, and puts the focus back', async ({ page }) => {
    const search = page.getByRole('button', { name: /Search leads/ });
    await search.focus();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('night');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(search).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  test('says that the server does not answer, and asks again', async ({ page }) => {
    await expect(page.getByText('The server does not answer')).toBeVisible();
    await page.unroute('**/api/**');
    await page.route('**/api/admin/sessions', (route) => route.fulfill({ json: { sessions: [] } }));
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('The server does not answer')).toBeHidden();
  });

  test('narrows its menu and remembers it', async ({ page }) => {
    await page.getByRole('button', { name: 'Narrow the menu' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Rates' })).toBeVisible();
  });

  test('has its menu in a sheet on a phone, which Escape closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expectNothingFromAxe(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  });

  test('has nothing that axe objects to, with its menus open', async ({ page }) => {
    await page.getByRole('button', { name: /Your account/ }).click();
    await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
    await expectNothingFromAxe(page);
  });
});

test('an agent is not shown what an owner alone may do', async ({ page, hostPage }) => {
  await signedIn(page, {
    ...me,
    role: 'customer_admin',
    adminType: 'customer_admin',
    teamRole: 'agent',
    permissions: permissionsOf('agent'),
  });
  await page.goto(`${hostPage.megUrl}/admin/account`);
  await expect(page.getByRole('link', { name: 'Leads', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rates' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Companies' })).toBeHidden();
});

test('who looks on for support is told so, and can leave', async ({ page, hostPage }) => {
  const support = {
    companyId: me.id,
    slug: 'north',
    name: 'Northbound Movers',
    until: '2030-01-01T12:00:00.000Z',
    leadsUntil: null,
  };
  await signedIn(page, { ...me, support });
  await page.goto(`${hostPage.megUrl}/admin/account`);
  await expect(page.getByText('You see Northbound Movers as its support')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You still see this company')).toBeVisible();
});
