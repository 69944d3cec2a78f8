import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expect } from './host-page.js';

/** A visitor's actions, by the words that they read on the page. */
export async function openChat(page: Page): Promise<FrameLocator> {
  await openBy(page.locator('meg-chat button'));
  return page.frameLocator('iframe');
}

/** A chat that was left open on the page before is open already. */
export async function openBy(launcher: Locator): Promise<void> {
  if ((await launcher.getAttribute('aria-expanded')) === 'false') await launcher.click();
}

export async function press(chat: FrameLocator, ...names: readonly string[]): Promise<void> {
  for (const name of names) await chat.getByRole('button', { name, exact: true }).click();
}

export async function answerUpToForm(chat: FrameLocator): Promise<void> {
  await press(
    chat,
    'Get a quote',
    'International move',
    'A whole home',
    '2 bedrooms',
    'All furniture and contents',
    'I do not know yet',
  );
  await expect(chat.getByLabel('Name')).toBeVisible();
}

export async function fillContact(chat: FrameLocator, name: string): Promise<void> {
  await chat.getByLabel('Name').fill(name);
  await chat.getByRole('textbox', { name: 'Email' }).fill('amina@example.com');
  await chat.getByLabel('Phone').fill('+44 7700 900123');
}

export async function fillForm(chat: FrameLocator, name: string): Promise<void> {
  await fillContact(chat, name);
  await chat.getByLabel('Origin city').fill('Leeds');
  await chat.getByLabel('Destination city').fill('Kuala Lumpur');
}

export function submit(chat: FrameLocator): Promise<void> {
  return chat.getByRole('button', { name: 'Continue to Quote Preview' }).click();
}

/** A hostile company name may hold a line break. */
export const saved = /Saved: .* Your reference is M-[2-9A-Z]{8}/s;

/** From the closed launcher to a stored lead and the range of its move. */
export async function getQuote(page: Page, address: string, name: string): Promise<FrameLocator> {
  await page.goto(address);
  const chat = await openChat(page);
  await answerUpToForm(chat);
  await fillForm(chat, name);
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible();
  return chat;
}
