import type { FrameLocator, Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { picture } from './picture.js';
import { expect, test } from './quick-server.js';
import { answerUpToForm, fillForm, getQuote, openChat, press, saved, submit } from './visitor.js';

async function expectToFit(chat: FrameLocator): Promise<void> {
  const overflow = await chat
    .locator('main section')
    .first()
    .evaluate((view) => view.scrollWidth - view.clientWidth);
  expect(overflow).toBe(0);
}

async function answerQuiz(chat: FrameLocator): Promise<void> {
  const heading = chat.locator('#meg-quiz-question');
  for (let answered = 0; answered < 10; answered += 1) {
    const asked = await heading.textContent();
    await chat
      .locator('[role=group][aria-labelledby="meg-quiz-question"] button')
      .nth(answered % 4)
      .click();
    if (answered < 9) await expect(heading).not.toHaveText(asked ?? '');
  }
}

test('axe is heard, in the page and in its frames', async ({ page, hostPage }) => {
  const faulty = '<img src="data:,">';
  for (const html of [
    faulty,
    `<iframe title="Below" srcdoc='<html lang="en"><title>Below</title>${faulty}'></iframe>`,
  ]) {
    await page.goto(hostPage.containing(`<main><h1>Faulty</h1>${html}</main>`));
    await expect(expectNothingFromAxe(page)).rejects.toThrow('image-alt');
  }
});

for (const { width, height, colorScheme } of [
  { width: 320, height: 640, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
] as const) {
  test(`axe finds nothing, and nothing is cut off, in any state: ${colorScheme}, ${width} px`, async ({
    page,
    hostPage,
  }) => {
    // Ten states, each checked as a whole.
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    // Elements that are still fading in have no contrast to measure yet.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(hostPage.example('plain-html'));
    const chat = await openChat(page);
    const check = async (state: string) => {
      await expectToFit(chat);
      await picture(page, state);
      await page.emulateMedia({ colorScheme });
      await expectNothingFromAxe(page);
    };
    await check('1-greeting');
    await answerUpToForm(chat);
    await submit(chat);
    await expect(chat.getByText('Name is required')).toBeVisible();
    await check('2-form');
    await fillForm(chat, 'Seen By Axe');
    await submit(chat);
    await expect(chat.getByText(saved)).toBeVisible();
    await check('3-quote');
    await press(chat, 'Yes, test me');
    await expect(chat.locator('#meg-quiz-question')).toBeVisible();
    await check('4-test');
    await answerQuiz(chat);
    await expect(chat.getByRole('button', { name: 'Schedule Callback' })).toBeVisible();
    await check('5-result');
    await press(chat, 'Schedule Callback');
    await check('6-contact');
    await press(chat, 'Confirm');
    const times = chat.getByRole('button', { name: /^\d{1,2}:\d\d/ });
    await expect(times.first()).toBeVisible();
    await check('7-times');
    await times.first().click();
    await press(chat, 'Book this time');
    await expect(chat.getByText('You are all set')).toBeVisible();
    await chat.getByRole('radio', { name: 'Excellent' }).check();
    await check('8-booked-and-feedback');
    await press(chat, 'Send rating', 'Country guides');
    await expect(chat.getByRole('button', { name: 'Not now' })).toBeVisible();
    await check('9-countries');
  });
}

/** Presses Tab until the button of this name has the focus, as a user of a screen reader would. */
async function tabTo(page: Page, chat: FrameLocator, name: string): Promise<void> {
  const button = chat.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${name}`);
}

async function pressByKey(page: Page, chat: FrameLocator, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await tabTo(page, chat, name);
    await page.keyboard.press('Enter');
  }
}

test('the whole way, from the launcher to a booked callback and back, goes by keyboard alone', async ({
  page,
  hostPage,
}) => {
  await page.goto(hostPage.example('plain-html'));
  const launcher = page.getByRole('button', { name: 'Chat with us' });
  await launcher.focus();
  await page.keyboard.press('Enter');
  const chat = page.frameLocator('iframe');
  await pressByKey(page, chat, 'Get a quote', 'International move', 'A whole home', '2 bedrooms', 'Contents only');
  await pressByKey(page, chat, 'I do not know yet');
  await expect(chat.getByLabel('Name')).toBeFocused();
  for (const words of ['Keyboard Only', 'amina@example.com', '+44 7700 900123', 'Leeds']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Kuala Lumpur');
  await page.keyboard.press('Enter');
  await pressByKey(page, chat, 'Yes, test me');
  await expect(chat.locator('#meg-quiz-question')).toBeFocused();
  for (let question = 1; question <= 10; question += 1) {
    await expect(chat.getByText(new RegExp(`^Question ${question} of`))).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await pressByKey(page, chat, 'Schedule Callback', 'Confirm', 'As soon as possible');
  await expect(chat.getByText('You are all set')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(launcher).toBeFocused();
});

test('what is said is announced politely, once, and the focus is never lost', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('plain-html'));
  const chat = await openChat(page);
  await expect(chat.getByRole('log')).toHaveAttribute('aria-live', 'polite');
  const isLost = () => chat.locator('body').evaluate((body) => document.activeElement === body);
  for (const name of ['Get a quote', 'International move', 'A whole home', '2 bedrooms', 'Contents only', 'July']) {
    await press(chat, name);
    await expect.poll(isLost).toBe(false);
  }
  await fillForm(chat, 'Never Lost');
  await submit(chat);
  await press(chat, 'No, connect me with a specialist');
  await expect.poll(isLost).toBe(false);
  await press(chat, 'Connect Now', 'Confirm', 'Phone Call');
  await expect(chat.getByText('You are all set')).toBeVisible();
  await expect.poll(isLost).toBe(false);
});

test('in forced colours and at four times the size everything can still be read and reached', async ({
  page,
  hostPage,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  // A window of 1280 px at 400 % has this size, in CSS pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Very Large');
  await expectToFit(chat);
  await press(chat, 'Yes, test me');
  await expectToFit(chat);
  await chat.getByRole('button', { name: 'Yes, all of them' }).scrollIntoViewIfNeeded();
  await expect(chat.getByRole('button', { name: 'Yes, all of them' })).toBeInViewport();
  await expect(chat.getByLabel('Your message')).toBeInViewport();
});
