import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect } from './host-page.js';
import type { MegServer } from './meg-server.js';
import { testWith } from './quick-server.js';

const test = testWith(knownAdmin);

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function leave(page: Page, meg: MegServer, changes: object) {
  const data = {
    companyId: 'demo',
    name: 'Aoife Byrne',
    email: 'aoife@example.com',
    phone: '+44 20 7946 0100',
    originCity: 'Leeds',
    destinationCity: 'Cork',
    moveType: 'international',
    moveDetails: 'full-home',
    elapsedMs: 20_000,
    ...changes,
  };
  const answer = await page.request.post(`${meg.url}/api/leads`, {
    headers: { 'idempotency-key': randomUUID() },
    data,
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { id: string; reference: string };
}

test('two leads of one person become one, and everything leads to it', async ({ page, meg }) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  const said = (text: string) => ({ conversation: [{ speaker: 'visitor', text }] });
  const old = await leave(page, meg, { ...said('We have a piano'), propertySize: '2 - 3 Beds' });
  const young = await leave(page, meg, {
    ...said('It is upright'),
    email: 'byrne@example.com',
    originCity: 'Bradford',
  });
  const away = await leave(page, meg, { name: 'Bo Lind', email: 'bo@example.com', phone: '+44 20 7946 0999' });
  await signIn(page, meg);

  await page.goto(`${meg.url}/admin/leads?lead=${away.id}`);
  const stranger = dialogOf(page, 'Bo Lind');
  await expect(stranger.getByText('The conversation')).toBeVisible();
  await expect(stranger.getByText('Other requests of this person')).toBeHidden();

  await page.goto(`${meg.url}/admin/leads?lead=${young.id}`);
  const lead = dialogOf(page, 'Aoife Byrne');
  await expect(lead.getByText(`Also from Aoife Byrne: ${old.reference}`)).toBeVisible();
  await lead.getByRole('button', { name: `Merge with ${old.reference}` }).click();

  const merge = dialogOf(page, 'Merge two leads of one person');
  await expect(merge.getByText('This cannot be undone')).toBeVisible();
  await expect(merge.getByRole('radio', { name: old.reference, exact: true })).toBeChecked();
  const [first, last] = [merge.getByRole('radio', { name: 'Leeds' }), merge.getByRole('radio', { name: 'Bradford' })];
  await expect(last).toBeChecked();
  await expect(merge.getByRole('group', { name: 'Email' }).getByRole('radio', { name: /byrne/ })).toBeChecked();
  await expect(merge.getByRole('group', { name: 'Home' }).getByRole('radio', { name: /2 to 3/ })).toBeChecked();
  await first.check();
  await expectNothingFromAxe(page);
  await merge.getByRole('button', { name: `Merge into ${old.reference}` }).click();

  await expect(merge).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`lead=${old.id}`));
  await expect(lead.getByText(`merged ${young.reference} into this lead`)).toBeVisible();
  await expect(lead.getByText('We have a piano')).toBeVisible();
  await expect(lead.getByText('It is upright')).toBeVisible();
  await expect(lead.getByText('byrne@example.com').first()).toBeVisible();
  await expect(lead.getByText('Leeds → Cork').first()).toBeVisible();
  await expect(lead.getByText('Other requests of this person')).toBeHidden();
  await expectNothingFromAxe(page);

  await page.goto(`${meg.url}/admin/leads?search=${young.reference}`);
  await expect(page.getByRole('row', { name: /Aoife Byrne/ })).toHaveCount(1);
  await page.goto(`${meg.url}/admin/leads/${young.id}`);
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${old.id}`));
  await expect(page.getByRole('heading', { name: 'Aoife Byrne' })).toBeVisible();
});

test('a colleague who has the merged lead open is led to the one that stays', async ({ page, meg, context }) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  const contact = { name: 'Cleo Marsh', email: 'cleo@example.com', phone: '+44 20 7946 0200' };
  const old = await leave(page, meg, contact);
  const young = await leave(page, meg, contact);
  await signIn(page, meg);
  await page.goto(`${meg.url}/admin/leads?lead=${old.id}`);
  const other = await context.newPage();
  await other.goto(`${meg.url}/admin/leads?lead=${young.id}`);
  await expect(dialogOf(other, 'Cleo Marsh').getByText(`Also from Cleo Marsh: ${old.reference}`)).toBeVisible();
  await dialogOf(page, 'Cleo Marsh').getByRole('button', { name: 'Merge' }).click();
  const merge = dialogOf(page, 'Merge two leads of one person');
  await expect(merge.getByText('Both say the same.')).toBeVisible();
  await merge.getByRole('button', { name: `Merge into ${old.reference}` }).click();
  await expect(other).toHaveURL(new RegExp(`lead=${old.id}`));
  await expect(other.getByRole('row', { name: /Cleo Marsh/ })).toHaveCount(1);
});
