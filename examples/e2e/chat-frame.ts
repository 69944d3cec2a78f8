import type { Frame, Page } from 'playwright/test';
import { expect, quickConfig, test as withServer } from './quick-server.js';

export { expect } from './quick-server.js';

export const snippet = '<script async src="/meg.js" data-company="demo"></script>';
export const asked = 'Gladly. Do you move within the country or abroad?';
export const { phone } = quickConfig.contactInfo;
/** The longest that a visitor waits for the chat, or for the plain links in its place. */
export const patienceMs = 5_000;

/** Fails if the host page gets an error, whatever happens to the chat. */
export const test = withServer.extend<{ harmless: undefined }>({
  harmless: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
      await use(undefined);
      expect(faults, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Found by its address, as locators cannot find a frame by its name in XHTML. */
export async function chatOn(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes('/embed?'));
  await expect.poll(find).toBeTruthy();
  return find() as Frame;
}

export async function open(page: Page): Promise<Frame> {
  await page.locator('meg-chat button').click();
  return chatOn(page);
}

export async function press(chat: Frame, ...names: readonly string[]): Promise<void> {
  for (const name of names) await chat.getByRole('button', { name, exact: true }).click();
}

export async function expectAnAnswer(chat: Frame): Promise<void> {
  await press(chat, 'Get a quote');
  await expect(chat.getByText(asked)).toBeVisible();
}

export async function expectToWork(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAnAnswer(await open(page));
}

export async function toForm(chat: Frame): Promise<void> {
  await press(chat, 'Get a quote', 'Local move', 'A whole home', 'I do not know yet');
}

export async function sendForm(chat: Frame, name: string): Promise<void> {
  await toForm(chat);
  await chat.getByLabel('Name').fill(name);
  await chat.getByRole('textbox', { name: 'Email' }).fill('amina@example.com');
  await chat.getByLabel('Phone').fill('+44 7700 900123');
  await chat.getByLabel('Origin city').fill('Leeds');
  await chat.getByLabel('Destination city').fill('York');
  await press(chat, 'Continue to Quote Preview');
}
