import { expectNothingFromAxe } from './axe.js';
import { expect, test } from './host-page.js';
import { MegServer } from './meg-server.js';

const admin = { ADMIN_EMAIL: 'staff@meg.example', ADMIN_PASSWORD: 'a long walk along the quay' };

test('a message reaches the staff, who answer it and mark it', async ({ page }) => {
  test.slow();
  const meg = await MegServer.start({ ...admin, OPERATOR_EMAIL: 'hello@harbour-software.example' });
  await page.goto(`${meg.url}/contact`);
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@harbour-software.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Reject non-essential' }).click();
  await page.getByLabel('Your name').fill('Aoife Byrne');
  await page.getByLabel('Email').fill('aoife@harbour.example');
  // A person takes a while to fill in the form, and the reload below does not restart that time.
  await page.clock.setFixedTime(Date.now() + 20_000);
  await page.getByLabel(/^Message/).fill('Do you know a mover in Cork?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please choose what it is about')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Aoife Byrne');
  await page.getByLabel('What is it about?').selectOption('other');
  await page.route('**/api/contact-messages', (route) => route.abort());
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Your message was not sent.');
  await page.unroute('**/api/contact-messages');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeFocused();
  const reference = await page.getByText(/^C-[2-9A-Z]{8}$/).textContent();
  await expectNothingFromAxe(page);

  await page.goto(`${meg.url}/login?returnTo=/admin/site-messages`);
  await page.getByLabel('Email').fill(admin.ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(admin.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Aoife Byrne' }).click();
  const drawer = page.getByRole('dialog', { name: 'Aoife Byrne' });
  await expect(drawer.getByText(reference ?? '')).toBeVisible();
  await expect(drawer.getByText('Do you know a mover in Cork?')).toBeVisible();
  await expectNothingFromAxe(page);
  await drawer.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(drawer.getByText('Answered', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('All answered')).toBeVisible();
  await meg.remove();
});

test('whoever has no scripts finds the operator all the same', async ({ browser, hostPage }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${hostPage.megUrl}/contact`);
  await expect(page.getByText('Asking the server')).toBeHidden();
  await page.getByRole('link', { name: 'how to reach the operator' }).click();
  await expect(page.locator('body')).toContainText('hello@harbour-software.example');
  await context.close();
});
