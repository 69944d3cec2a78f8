import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { knownAdmin, signIn } from './admin.js';
import { expect } from './host-page.js';
import type { MegServer } from './meg-server.js';
import { testWith } from './quick-server.js';

const test = testWith(knownAdmin);

async function leave(page: Page, meg: MegServer, name: string): Promise<string> {
  const contact = { name, email: `${name.toLowerCase()}@example.com`, phone: '+44 7700 900111' };
  const move = { originCity: 'Bath', destinationCity: 'Exeter', moveType: 'local', moveDetails: 'full-home' };
  const answer = await page.request.post(`${meg.url}/api/leads`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { companyId: 'demo', ...contact, ...move, elapsedMs: 20_000 },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).id;
}

test('a note that is begun waits on its lead, whatever is opened and however wide the window is', async ({
  page,
  meg,
}) => {
  const id = await leave(page, meg, 'Wren');
  const other = await leave(page, meg, 'Finch');
  await signIn(page, meg);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${meg.url}/admin/leads?lead=${id}`);
  const note = page.getByLabel('New note');
  await note.fill('Rings back on');
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(page.getByRole('dialog', { name: 'Wren' })).not.toHaveAttribute('data-beside');
  await expect(note).toHaveValue('Rings back on');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${meg.url}/admin/leads?lead=${other}`);
  await expect(page.getByRole('dialog', { name: 'Finch' })).toBeVisible();
  await expect(note).toHaveValue('');
  await page.goto(`${meg.url}/admin/leads?lead=${id}`);
  await expect(note).toHaveValue('Rings back on');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(note).toHaveValue('');
});

test('a changed form asks before Escape closes it, and names all that a colleague has changed', async ({
  page,
  meg,
}) => {
  const id = await leave(page, meg, 'Heron');
  await signIn(page, meg);
  await page.goto(`${meg.url}/admin/leads/${id}`);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Edit the move and the contact' });
  await edit.getByLabel('Name').fill('Grey Heron');
  await edit.getByLabel('Phone').fill('+44 7700 900333');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();

  const { version } = await (await page.request.get(`${meg.url}/api/leads/${id}`)).json();
  const theirs = { contact: { phone: '+44 7700 900222' }, move: { destinationCity: 'Truro' } };
  const saved = await page.request.patch(`${meg.url}/api/leads/${id}/facts`, {
    headers: { origin: meg.url },
    data: { version, ...theirs },
  });
  expect(saved.ok()).toBe(true);
  await edit.getByRole('button', { name: 'Save' }).click();
  const told = edit.getByRole('alert').filter({ hasText: 'Somebody else' });
  await expect(told).toContainText('Phone is now +44 7700 900222; you typed +44 7700 900333');
  await expect(told).toContainText('Moves to is now Truro');
  await expect(edit.getByRole('textbox', { name: 'To (optional)' })).toHaveValue('Truro');

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByText('+44 7700 900222').first()).toBeVisible();
});
