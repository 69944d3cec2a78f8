import { email, knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect } from './host-page.js';
import { testWith } from './quick-server.js';

const test = testWith(knownAdmin);

const views = [
  ['light', 390],
  ['light', 1280],
  ['dark', 390],
  ['dark', 1440],
] as const;

for (const [colorScheme, width] of views) {
  test(`says why somebody was sent a message: ${colorScheme}, ${width} px`, async ({ page, meg }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, meg);
    const move = { originCity: 'Leeds', destinationCity: 'Cork', moveType: 'local', moveDetails: 'full-home' };
    const contact = { name: 'Tomás Byrne', email: 'tomas@example.com', phone: '+353 86 123 4567' };
    const data = { companyId: 'demo', ...contact, ...move, preliminaryQuote: '$900 – $1,400', elapsedMs: 20_000 };
    const stored = await page.request.post(`${meg.url}/api/leads`, { data });
    const { id } = await stored.json();

    await page.goto(`${meg.url}/admin/leads/${id}`);
    await page.getByRole('link', { name: 'What was sent' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/sent-messages\\?lead=${id}$`));
    const message = page.getByRole('row').filter({ hasText: 'New lead: Tomás Byrne' });
    await expect(async () => {
      await page.reload();
      await expect(message).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(message).toContainText('A new lead came in.');
    await expect(message.getByText('In the app').filter({ visible: true })).toBeVisible();
    await expect(message.getByText(email).filter({ visible: true })).toBeVisible();

    await page.getByRole('searchbox', { name: 'Who got it' }).fill('nobody at all');
    await expect(page.getByText('Nothing was sent to them')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(message).toBeVisible();
    await expectNothingFromAxe(page);
  });
}
