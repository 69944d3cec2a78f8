import { ar } from '@meg/shared/languages/ar';
import { en } from '@meg/shared/languages/en';
import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { expect, quickConfig, setCompany, test } from './quick-server.js';
import { fillContact, openBy, press, saved, submit } from './visitor.js';

declare const dataLayer: { event: string }[];
declare const shifts: number[];

interface Example {
  readonly name: string;
  /** Name of the chat to use, where the page has several. */
  readonly chat?: string;
  readonly headers?: Record<string, string>;
  readonly isInline?: boolean;
  readonly words?: typeof en;
  /** The page's scripts break built-ins that the test's own code in the page would need. */
  readonly spoiling?: string;
}

const isolated = {
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
};

const examples: readonly Example[] = [
  { name: 'plain-html' },
  { name: 'single-page-app' },
  { name: 'strict-csp', headers: isolated },
  { name: 'hostile-page', spoiling: '**/old-libraries.js' },
  { name: 'two-widgets', chat: 'Tallinn' },
  { name: 'right-to-left', words: ar as typeof en },
  { name: 'inline', isInline: true },
  { name: 'tag-manager' },
];

let faults: string[] = [];

test.beforeEach(async ({ page }) => {
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    // By index, because one of the pages changes how arrays iterate.
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as { value: number }[];
      for (let index = 0; index < entries.length; index++) shifts[shifts.length] = entries[index]?.value ?? 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

test('the list of the examples leads to each of them, and axe objects to nothing', async ({ page, hostPage }) => {
  const list = new URL('..', hostPage.example('plain-html')).href;
  await page.goto(list.slice(0, -1));
  await expect(page).toHaveURL(list);
  await expectNothingFromAxe(page);
  const addresses = await page
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(addresses.sort()).toEqual(examples.map(({ name }) => `${list}${name}/`).sort());
});

test.afterEach(() => {
  expect(faults, 'errors on the page and in the console').toEqual([]);
});

function hostOf(page: Page, chat?: string): Locator {
  const hosts = page.locator('meg-chat');
  return chat ? hosts.filter({ has: page.locator('button', { hasText: chat }) }) : hosts;
}

async function openIn(page: Page, { chat, isInline }: Example): Promise<FrameLocator> {
  const host = hostOf(page, chat);
  if (isInline) await page.locator('#price').scrollIntoViewIfNeeded();
  else await openBy(host.locator('button'));
  return host.frameLocator('iframe');
}

/** Takes a screenshot where a folder for them is set. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

for (const example of examples) {
  for (const look of [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 360 },
  ] as const) {
    const title = `${example.name} answers a first question, moves nothing and can be read: ${look.colorScheme}, ${look.width} px`;
    test(title, async ({ page, hostPage }) => {
      const words = (example.words ?? en).chat;
      await page.setViewportSize({ width: look.width, height: 780 });
      // Elements that are still fading in have no contrast to measure yet.
      await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' });
      await page.goto(hostPage.example(example.name, example.headers));
      await expect(hostOf(page, example.chat)).toBeAttached();
      await keepPicture(page, `${example.name}-${look.width}`);
      const chat = await openIn(page, example);
      await press(chat, words['intent.quote']);
      await expect(chat.getByText(words['ask.moveType'])).toBeVisible();
      await expect(chat.getByRole('button', { name: words['moveType.local'], exact: true })).toBeVisible();
      await keepPicture(page, `${example.name}-${look.width}-open`);
      expect(await page.evaluate(() => shifts.length)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      if (example.spoiling) {
        await page.route(example.spoiling, (route) => route.fulfill({ body: '' }));
        await page.reload();
        await openIn(page, example);
        await expect(chat.getByText(words['ask.moveType'])).toBeVisible();
      }
      await expectNothingFromAxe(page);
    });
  }
}

test.describe('the single-page app', () => {
  test('begins a quote from its own button, and says what the chat tells it', async ({ page, hostPage }) => {
    await page.goto(hostPage.example('single-page-app'));
    await page.getByRole('button', { name: 'Get a price range' }).click();
    const chat = page.frameLocator('meg-chat iframe');
    await expect(chat.getByText(en.chat['ask.moveType'])).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('The chat was opened.');
  });

  test('hands over what was said in its form', async ({ page, hostPage }) => {
    await page.goto(`${hostPage.example('single-page-app')}#/plan`);
    await page.getByLabel('From').fill('Cork');
    await page.getByRole('button', { name: 'Go on in the chat' }).click();
    const chat = page.frameLocator('meg-chat iframe');
    await press(chat, 'A whole home', '2 bedrooms', 'Contents only', 'I do not know yet');
    await fillContact(chat, 'Handed Over');
    await expect(chat.getByLabel('Origin city')).toHaveValue('Cork');
    await expect(chat.getByLabel('Destination city')).toHaveValue('Dublin');
    await submit(chat);
    await expect(chat.getByText(saved)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/^Thank you. Your reference is M-/);
  });

  test('takes the chat away with a route, and brings it back with its conversation', async ({ page, hostPage }) => {
    await page.goto(hostPage.example('single-page-app'));
    const chat = await openIn(page, { name: 'single-page-app' });
    await press(chat, 'Get a quote');
    await expect(chat.getByText(en.chat['ask.moveType'])).toBeVisible();
    await page.evaluate(() => location.assign('#/terms'));
    await expect(page.locator('meg-chat')).toHaveCount(0);
    expect(
      await page.evaluate(() => ['Meg' in window, document.querySelectorAll('script[src*="meg.js"]').length]),
    ).toEqual([false, 0]);
    await page.evaluate(() => location.assign('#/'));
    await openIn(page, { name: 'single-page-app' });
    await expect(chat.getByText(en.chat['ask.moveType'])).toBeVisible();
  });
});

test('two chats of two companies keep two conversations', async ({ page, hostPage, meg }) => {
  setCompany(meg, quickConfig, 'tern-tallinn');
  const chatOf = (company: string, more: string) =>
    `<script async src="/meg.js" data-company="${company}" ${more}></script>`;
  const leedsChat = chatOf('demo', 'data-name="Leeds" data-label="Leeds" data-position="left"');
  const tallinnChat = chatOf(
    'tern-tallinn',
    'data-name="Tallinn" data-label="Tallinn" data-welcome="Hello from Tallinn"',
  );
  const links =
    '<button data-meg-open="Leeds">Write to Leeds</button> <button data-meg-open="Tallinn">Write to Tallinn</button>';
  await page.goto(hostPage.containing(`<link rel="icon" href="data:,">${leedsChat}${tallinnChat}${links}`));
  await page.getByText('Write to Leeds').click();
  const leeds = hostOf(page, 'Leeds').frameLocator('iframe');
  await press(leeds, 'Get a quote');
  await expect(leeds.getByText(en.chat['ask.moveType'])).toBeVisible();
  await page.getByText('Write to Tallinn').click();
  const tallinn = hostOf(page, 'Tallinn').frameLocator('iframe');
  await expect(tallinn.getByText('Hello from Tallinn')).toBeVisible();
  await expect(tallinn.getByText(en.chat['ask.moveType'])).toHaveCount(0);
  const [left, right] = [hostOf(page, 'Leeds').locator('button'), hostOf(page, 'Tallinn').locator('button')];
  expect((await left.boundingBox())?.x).toBe(20);
  expect((await right.boundingBox())?.x).toBeGreaterThan(640);
});

test('on a phone the other launcher makes way for the chat that is open', async ({ page, hostPage }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(hostPage.example('two-widgets'));
  const chat = await openIn(page, { name: 'two-widgets', chat: 'Tallinn' });
  await expect(chat.getByRole('button', { name: 'Get a quote' })).toBeVisible();
  await expect(hostOf(page, 'Leeds').locator('button')).toBeHidden();
  await press(chat, 'Close chat');
  await expect(hostOf(page, 'Leeds').locator('button')).toBeVisible();
});

test('the Arabic page has its launcher at the end of its line, and a chat that reads as it does', async ({
  page,
  hostPage,
}) => {
  await page.goto(hostPage.example('right-to-left'));
  expect((await page.locator('meg-chat button').boundingBox())?.x).toBe(20);
  const chat = await openIn(page, { name: 'right-to-left' });
  await expect(chat.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(chat.getByRole('button', { name: ar.chat['intent.quote'] })).toBeVisible();
});

test('the inline chat comes when it is near, and leaves the focus with the reader', async ({ page, hostPage }) => {
  await page.setViewportSize({ width: 360, height: 300 });
  await page.goto(hostPage.example('inline'));
  await expect(page.locator('#price meg-chat')).toBeAttached();
  await expect(page.locator('iframe')).toHaveCount(0);
  const chat = await openIn(page, { name: 'inline', isInline: true });
  await expect(chat.getByRole('button', { name: 'Get a quote' })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const [box, frame] = [await page.locator('#price').boundingBox(), await page.locator('iframe').boundingBox()];
  expect(frame?.width).toBe((box?.width ?? 0) - 2);
});

test('the tag manager hears each event, and none of them names a person', async ({ page, hostPage }) => {
  await page.goto(hostPage.example('tag-manager'));
  await page.getByRole('button', { name: 'What would mine cost?' }).click();
  const chat = page.frameLocator('meg-chat iframe');
  await press(chat, 'Get a quote', 'Local move', 'A whole home', 'I do not know yet');
  await fillContact(chat, 'Heard By Nobody');
  await chat.getByLabel('Origin city').fill('Leeds');
  await chat.getByLabel('Destination city').fill('York');
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible();
  await expect(page.locator('#entries')).toContainText('meg:leadSubmitted');
  const heard = await page.evaluate(() => JSON.stringify(dataLayer));
  for (const event of ['opened', 'ready', 'moveTypeChosen', 'quoteGenerated']) expect(heard).toContain(`meg:${event}`);
  expect(heard).not.toMatch(/Heard By Nobody|amina|7700|Leeds/);
  await page.addScriptTag({ url: 'tag.js' });
  await expect(page.locator('meg-chat')).toHaveCount(1);
});
