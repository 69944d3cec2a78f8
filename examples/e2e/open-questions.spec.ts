import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect } from './host-page.js';
import { picture } from './picture.js';
import { testWith } from './quick-server.js';

const test = testWith(knownAdmin);

/** Each asks for something else, because the chat knows what was answered. */
const views = [
  ['light', 390, 'harpsichord'],
  ['light', 1280, 'clavichord'],
  ['dark', 390, 'glockenspiel'],
  ['dark', 1280, 'bandoneon'],
] as const;

for (const [colorScheme, width, thing] of views) {
  test(`answers an open question once: ${colorScheme}, ${width} px`, async ({ page, meg }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const ask = (query: string) =>
      page.request.post(`${meg.url}/api/chat/search`, { data: { companyId: 'demo', query, language: 'en' } });
    for (const query of [`do you tune ${thing}s`, `Can you tune my ${thing}?`, `Can you tune my ${thing}?`])
      await ask(query);
    await ask('¿Afinan clavicordios en Japón?');

    await signIn(page, meg);
    await page.goto(`${meg.url}/admin/open-questions`);
    const row = page.getByRole('row').filter({ hasText: `Can you tune my ${thing}?` });
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText('3 times', { timeout: 5_000 });
    }).toPass();
    await expect(row).toContainText('2 wordings');
    await picture(page, 'open questions');
    await expectNothingFromAxe(page.mainFrame());

    await row.getByRole('button', { name: `Can you tune my ${thing}?` }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(`do you tune ${thing}s`);
    await picture(page, 'an open question');
    await expectNothingFromAxe(page.mainFrame());
    await drawer.getByRole('button', { name: 'Not for us' }).click();
    await drawer.getByRole('button', { name: 'Open it again' }).click();
    await drawer.getByRole('button', { name: 'Answer', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Answer the question' });
    await expect(form.getByRole('textbox', { name: 'Other wordings' })).toHaveValue(`do you tune ${thing}s`);
    await form.getByRole('textbox', { name: 'Answer', exact: true }).fill('Yes, ours is a tuner.');
    await picture(page, 'the answer');
    await form.getByRole('button', { name: 'Save the answer' }).click();
    await expect(page.getByText('The chat answers with it from now on.')).toBeVisible();
    await expect(drawer.getByText('Answered', { exact: true }).first()).toBeVisible();
    const answered = await ask(`do you tune ${thing}s`);
    expect((await answered.json()).answer).toBe('Yes, ours is a tuner.');

    await page.goto(`${meg.url}/admin/open-questions`);
    await expect(page.getByRole('row').filter({ hasText: 'clavicordios' })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Answered' }).click();
    await expect(row).toBeVisible();
  });
}

test('tells of no questions, and of a list that cannot be read', async ({ page, meg }) => {
  await signIn(page, meg);
  await page.goto(`${meg.url}/admin/open-questions?state=dismissed`);
  await expect(page.getByText('No question fits this view')).toBeVisible();
  await page.route('**/api/open-questions?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(page.getByRole('button', { name: /again/i })).toBeVisible({ timeout: 20_000 });
});
