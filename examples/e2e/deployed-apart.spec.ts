import { expect, test } from './host-page.js';
import { MegServer } from './meg-server.js';
import { serveDashboardApart } from './static-dashboard.js';

const email = 'ada@example.com';
const password = 'a long and quiet sentence';

test('the area works from another origin of the same site: sign in, stay, sign out', async ({ page }) => {
  let megUrl = '';
  const office = await serveDashboardApart(() => megUrl);
  const meg = await MegServer.start({ DASHBOARD_ORIGIN: office.url, ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  megUrl = meg.url;

  await page.goto(`${office.url}/admin/account`);
  await expect(page).toHaveURL(`${office.url}/login?returnTo=%2Fadmin%2Faccount`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /sign in|log in/i }).click();
  await expect(page).toHaveURL(`${office.url}/admin/account`);
  await page.reload();
  await page.getByRole('button', { name: /Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${meg.url}/`);

  await page.goto(`${office.url}/admin/account`);
  await expect(page).toHaveURL(/\/login\?/);
  await meg.remove();
  office.close();
});

test('no other origin may use the session', async ({ page }) => {
  const office = await serveDashboardApart(() => '');
  const stranger = await serveDashboardApart(() => '');
  const meg = await MegServer.start({ DASHBOARD_ORIGIN: office.url, ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  const answer = await page.request.post(`${meg.url}/api/admin/login`, {
    data: { email, password },
    headers: { origin: office.url },
  });
  expect(answer.status()).toBe(200);

  const read = (url: string) => page.evaluate((to) => fetch(to, { credentials: 'include' }).then((a) => a.status), url);
  await page.goto(`${office.url}/login`);
  expect(await read(`${meg.url}/api/admin/me`)).toBe(200);
  await page.goto(`${stranger.url}/login`);
  await expect(read(`${meg.url}/api/admin/me`)).rejects.toThrow(/Failed to fetch/);
  await meg.remove();
  office.close();
  stranger.close();
});
