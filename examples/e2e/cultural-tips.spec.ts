import { expectNothingFromAxe } from './axe.js';
import { expect, test } from './host-page.js';

const tips = '/cultural-tips';

test.describe('the cultural tips', () => {
  test('are narrowed by region, country and category, in an address that can be shared', async ({ page, hostPage }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(hostPage.megUrl + tips);
    await expect(page.getByText('for 28 countries', { exact: false }).first()).toBeVisible();
    // Rendered by the script, so it handles presses from here on.
    await expect(page.getByRole('complementary', { name: 'Cultural Tip of the Day' })).toBeVisible();
    await page.getByRole('button', { name: 'Asia', exact: true }).click();
    await page.getByRole('combobox', { name: 'Country' }).selectOption('Japan');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Business');
    await expect(page).toHaveURL(`${hostPage.megUrl}${tips}?region=Asia&country=japan&category=Business`);
    await expect(page.getByText('1 tip for 1 country')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 tip for 1 country')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Business cards with both hands' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Climate');
    await expect(page.getByText('No tips found for this choice.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1 tip for 1 country')).toBeVisible();
    await page.getByRole('button', { name: 'Oceania' }).click();
    await expect(page).toHaveURL(`${hostPage.megUrl}${tips}?region=Oceania&category=Business`);
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('');
    expect(faults).toEqual([]);
  });

  test('have one for the day, the same all day and another tomorrow', async ({ page, hostPage }) => {
    const ofTheDay = page.getByRole('complementary', { name: 'Cultural Tip of the Day' });
    async function on(day: string): Promise<string> {
      await page.clock.setFixedTime(new Date(day));
      await page.goto(hostPage.megUrl + tips);
      return (await ofTheDay.textContent()) ?? '';
    }
    const morning = await on('2026-11-21T08:00:00');
    expect(await on('2026-11-21T20:00:00')).toBe(morning);
    expect(await on('2026-11-22T08:00:00')).not.toBe(morning);
    expect(morning).toMatch(/(Easy|Medium|Hard) Difficulty/);
  });

  test('lead to the real chat, which is asked about the country', async ({ page, hostPage }) => {
    await page.goto(`${hostPage.megUrl}${tips}?country=japan`);
    await page.locator('#japan').getByRole('button', { name: 'Ask about Japan' }).click();
    const chat = page.frameLocator('iframe');
    await expect(chat.getByText('local customs and manners in Japan')).toBeVisible();
    await expect(chat.getByText(/business cards in Japan with both hands/)).toBeVisible();
  });

  test('can be read without JavaScript, all of them, and no day is claimed', async ({ browser, hostPage }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(hostPage.megUrl + tips);
    await expect(page.getByRole('heading', { level: 3 }).filter({ hasText: 'Vietnam' })).toBeVisible();
    expect(await page.getByRole('heading', { level: 4 }).count()).toBeGreaterThan(130);
    await expect(page.getByText('Cultural Tip of the Day')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeHidden();
    await context.close();
  });

  test('have nothing that axe objects to, on a phone or a screen, light or dark', async ({ page, hostPage }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(colorScheme === 'light' ? { width: 320, height: 640 } : { width: 1280, height: 800 });
      await page.goto(`${hostPage.megUrl}${tips}?region=${colorScheme === 'light' ? 'Oceania' : 'Middle+East'}`);
      await expect(page.getByRole('complementary', { name: 'Cultural Tip of the Day' })).toBeVisible();
      await expectNothingFromAxe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });
});
