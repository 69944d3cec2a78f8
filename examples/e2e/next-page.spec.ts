import type { Page } from 'playwright/test';
import { expect, test } from './host-page.js';

declare const Meg: (verb: string, ...rest: unknown[]) => void;

const snippet = '<script async src="/meg.js" data-company="demo"></script>';

const launcher = (page: Page) => page.locator('meg-chat').getByRole('button', { name: 'Chat with us' });
const chatFrame = (page: Page) => page.frameLocator('meg-chat iframe');
const panel = (page: Page) => page.locator('meg-chat div');

test.describe('the next page of a visit', () => {
  test('finds an open chat open, as it was left, and its own focus where it was', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(snippet));
    await launcher(page).click();
    const chat = chatFrame(page);
    await chat.getByRole('button', { name: 'Get a quote' }).click();
    await chat.getByRole('textbox', { name: 'Your message' }).fill('We move with two');
    await page.goto(hostPage.containing(`<input autofocus aria-label="Search">${snippet}`));
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page)).not.toHaveAttribute('inert');
    await expect(chatFrame(page).getByRole('button', { name: 'Local move' })).toBeVisible();
    await expect(chatFrame(page).getByRole('textbox', { name: 'Your message' })).toHaveValue('We move with two');
    await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
  });

  test('finds a closed chat closed, and asks for nothing', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(snippet));
    await launcher(page).click();
    await launcher(page).click();
    await page.goto(hostPage.containing(snippet));
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('meg-chat iframe')).toHaveCount(0);
  });

  test('does not take an inline chat for an open one', async ({ page, hostPage }) => {
    const inline = '<div id="here"></div><script async src="/meg.js" data-mode="inline" data-target="#here"></script>';
    await page.goto(hostPage.containing(inline));
    await expect(panel(page)).not.toHaveAttribute('inert');
    await page.goto(hostPage.containing(snippet));
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a message that comes while the chat is closed is shown on the launcher until it is opened', async ({
  page,
  hostPage,
}) => {
  const held: (() => void)[] = [];
  await page.route('**/api/chat/understand', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(hostPage.containing(snippet));
  await launcher(page).click();
  const box = chatFrame(page).getByRole('textbox', { name: 'Your message' });
  await box.fill('Hello there');
  await box.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await page.evaluate(() => Meg('close'));
  await expect(launcher(page)).not.toHaveAttribute('title', /message/);
  held[0]?.();
  await expect(launcher(page)).toHaveAttribute('title', '1 message');
  await expect(launcher(page)).toHaveCSS('outline-style', 'solid');
  await launcher(page).click();
  await expect(launcher(page)).toHaveAttribute('title', '');
});
