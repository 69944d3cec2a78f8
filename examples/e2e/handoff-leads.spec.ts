import { knownAdmin, signIn } from './admin.js';
import { expect, testWith } from './quick-server.js';
import { openChat, press } from './visitor.js';

const test = testWith(knownAdmin);

test('who books a call and sends no form stands in the list of leads', async ({ page, hostPage, meg }) => {
  test.slow();
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await press(chat, 'Book a call', 'Schedule Callback');
  await chat.getByLabel('Email').fill('maeve@example.com');
  await chat.getByLabel('Phone').fill('+44 7700 900199');
  await press(chat, 'Confirm');
  await chat
    .getByRole('button', { name: /^\d{1,2}:\d\d/ })
    .first()
    .click();
  await press(chat, 'Book this time');
  await expect(chat.getByText('Your callback is booked')).toBeVisible();

  await signIn(page, meg);
  await page.goto(`${meg.url}/admin/leads`);
  await page.getByRole('link', { name: '+44 7700 900199' }).click();
  const lead = page.getByRole('dialog', { name: '+44 7700 900199' });
  await expect(lead.getByText('Route not known')).toBeVisible();
  await expect(lead.getByText('maeve@example.com').first()).toBeVisible();
});
