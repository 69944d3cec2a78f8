import { expectNothingFromAxe } from './axe.js';
import { MegServer } from './meg-server.js';
import { expect, rowsOf, test } from './quick-server.js';

const admin = { ADMIN_EMAIL: 'staff@meg.example', ADMIN_PASSWORD: 'a long walk along the quay' };

test('how fast a page is reaches the server only with consent, and as counts', async ({ page, meg }) => {
  const reports: { body: string | null; cookie: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/web-vitals')) return;
    reports.push({ body: request.postData(), cookie: request.headers().cookie });
  });
  await page.goto(`${meg.url}/terms`);
  await page.getByRole('button', { name: 'Reject non-essential' }).click();
  await page.goto(`${meg.url}/privacy`);
  await page.evaluate(() => localStorage.removeItem('meg-consent'));
  await page.reload();
  const measuring = page.waitForResponse(/measure-page/);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await (await measuring).finished();
  await page.getByRole('heading', { level: 1 }).click();
  expect(reports).toEqual([]);
  const stored = () => rowsOf<{ page: string; name: string }>(meg, 'SELECT page, name FROM "webVitals"');
  await expect(async () => {
    await page.goto(`${meg.url}/terms`);
    await page.getByRole('heading', { level: 1 }).click();
    await page.goto(`${meg.url}/privacy`);
    expect(stored().map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  }).toPass();
  for (const { page: path } of stored()) expect(['/privacy', '/terms']).toContain(path);
  for (const { body, cookie } of reports) {
    expect(Object.keys(JSON.parse(body ?? ''))).toEqual(['page', 'vitals']);
    expect(cookie).toBeUndefined();
  }
});

test('the staff sees the figures, anew when asked, and none of them where they cannot be had', async ({ page }) => {
  const meg = await MegServer.start(admin);
  await page.goto(`${meg.url}/performance`);
  await page.getByLabel('Email').fill(admin.ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(admin.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Speed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Response Time' })).toContainText('Good');
  await expect(page.getByRole('region', { name: /First input delay/ })).toContainText('Good up to 100 ms');
  await expect(page.getByRole('table', { name: 'Average time by endpoint' })).toContainText('POST /api/admin/login');
  await expectNothingFromAxe(page);
  await page.route('**/api/internal/performance', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('region', { name: 'Response Time' })).toHaveCount(0);
  await expect(page.getByText('What helps')).toBeVisible();
  await meg.remove();
});
