import type { Page } from 'playwright/test';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect } from './host-page.js';
import { testWith } from './quick-server.js';

const test = testWith(knownAdmin);

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a lead from a call is added by hand, edited, called, quoted and booked', async ({ page, meg }) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  await signIn(page, meg);
  await page.goto(`${meg.url}/admin/leads`);
  await page.getByRole('button', { name: 'Add a lead' }).click();
  const add = dialogOf(page, 'Add a lead');
  await add.getByRole('button', { name: 'Add the lead' }).click();
  await expect(add.getByText('A phone number or an email is needed')).toBeVisible();
  await add.getByLabel('Name').fill('Bo Lind');
  await add.getByLabel('Phone').fill('020 7946 0000');
  await add.getByLabel('Email').fill('bo@example.com');
  await add.getByLabel('From').fill('Leeds');
  await add.getByLabel('To', { exact: false }).last().fill('York');
  await add.getByLabel('We have spoken').uncheck();
  await add.getByLabel('Note').fill('Called at noon');
  await expectNothingFromAxe(page);
  await add.getByRole('button', { name: 'Add the lead' }).click();

  const lead = dialogOf(page, 'Bo Lind');
  await expect(lead.getByText('added the lead by hand')).toBeVisible();
  await expect(lead.getByText('Called at noon')).toBeVisible();
  await expect(lead.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+442079460000');
  // A fixed line.
  await expect(lead.getByRole('link', { name: 'WhatsApp' })).toBeHidden();

  await lead.getByRole('button', { name: 'Edit' }).click();
  const edit = dialogOf(page, 'Edit the move and the contact');
  await edit.getByLabel('To', { exact: false }).nth(0).waitFor();
  await edit.getByLabel('Home').selectOption('2 to 3 beds');
  await edit.getByLabel('Pets').selectOption('Yes');
  await expectNothingFromAxe(page);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(lead.getByText('noted home: 2 to 3 beds')).toBeVisible();

  await lead.getByRole('button', { name: 'Quote' }).click();
  await expect(lead.getByText(/quoted again: \$/)).toBeVisible();

  await lead.getByRole('button', { name: 'Log a call' }).click();
  const call = dialogOf(page, 'How did the call with Bo Lind go?');
  await call.getByText('Reached them').click();
  await call.getByLabel('Note').fill('Wants a survey');
  await call.getByRole('button', { name: 'Save the call' }).click();
  await expect(lead.getByText('called: reached them')).toBeVisible();
  await expect(lead.getByText('changed the status to Contacted')).toBeVisible();

  await lead.getByRole('button', { name: 'Reply by email' }).click();
  const mail = dialogOf(page, 'Write to Bo Lind');
  await expect(mail.getByLabel('Subject')).toHaveValue(/^Your move from Leeds to York \(M-/);
  await mail.getByLabel('Mail', { exact: true }).fill('When may we come to look?');
  await expectNothingFromAxe(page);
  await mail.getByRole('button', { name: 'Send' }).click();
  await expect(lead.getByText(/wrote a mail: Your move/)).toBeVisible();

  await lead.getByText('Add a task').click();
  await lead.getByLabel('What is to be done').fill('Send the survey');
  await lead.getByRole('button', { name: 'Save the task' }).click();
  await expect(lead.getByText('wrote down a task: Send the survey')).toBeVisible();
  await lead.getByRole('checkbox', { name: 'Send the survey' }).click();
  await expect(lead.getByText('did: Send the survey')).toBeVisible();

  await lead.getByRole('button', { name: 'Mark as qualified' }).click();
  await lead.getByRole('button', { name: 'Mark as converted' }).click();
  const booked = dialogOf(page, 'Booked');
  // It begins with the middle of the range.
  await expect(booked.getByLabel('Booked amount')).not.toHaveValue('');
  await booked.getByLabel('Booked amount').fill('');
  await booked.getByRole('button', { name: 'Save as converted' }).click();
  await expect(booked.getByText('The booked amount, such as 1,150 or 1,150.50')).toBeVisible();
  await booked.getByLabel('Booked amount').fill('1250');
  await booked.getByRole('button', { name: 'Save as converted' }).click();
  await expect(lead.getByText('Booked for $1,250', { exact: true })).toBeVisible();
  await lead.getByRole('button', { name: 'Undo' }).first().click();
  await expect(lead.getByText('undid the change to Converted')).toBeVisible();
  await expect(lead.getByRole('button', { name: 'Mark as converted' })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a lead' }).click();
  await add.getByLabel('Phone').fill('+44 20 7946 0000');
  await expect(add.getByText('This person is here already')).toBeVisible();
});
