import type { Frame } from 'playwright/test';
import { asked, chatOn, expect, open, phone, snippet, test } from './chat-frame.js';
import { holdScript } from './held-script.js';

const greeting = /^Meg: .*Answer a few questions/;

function log(chat: Frame) {
  return chat.getByRole('log');
}

test.describe('before its script runs, the chat', () => {
  test('greets, and can be closed and opened again', async ({ page, hostPage }) => {
    await holdScript(page);
    await page.goto(hostPage.containing(snippet));
    const chat = await open(page);
    await expect(log(chat)).toHaveText(greeting);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(page.locator('meg-chat iframe')).toBeHidden();
    await page.locator('meg-chat button').click();
    await chat.getByRole('textbox').press('Escape');
    await expect(page.locator('meg-chat iframe')).toBeHidden();
  });

  test('loses no press', async ({ page, hostPage }) => {
    const letGo = await holdScript(page);
    await page.goto(hostPage.containing(snippet));
    const chat = await open(page);
    await chat.getByRole('button', { name: 'Get a quote' }).dblclick();
    await letGo();
    await expect(chat.getByText(asked)).toBeVisible();
    await expect(log(chat).getByText('Get a quote')).toHaveCount(1);
  });

  test('loses nothing that is typed, sent with Enter or not', async ({ page, hostPage }) => {
    const letGo = await holdScript(page);
    await page.goto(hostPage.containing(snippet));
    const chat = await open(page);
    const field = chat.getByRole('textbox');
    await field.pressSequentially('Do you move pianos?');
    await field.press('Enter');
    await field.pressSequentially('And ');
    await letGo();
    await expect(log(chat).getByText('Do you move pianos?')).toBeVisible();
    await expect(field).toBeFocused();
    await field.pressSequentially('harps?');
    await expect(field).toHaveValue('And harps?');
  });

  test('keeps the language that is chosen in it', async ({ page, hostPage }) => {
    const letGo = await holdScript(page);
    await page.goto(hostPage.containing(snippet));
    const chat = await open(page);
    await chat.getByRole('combobox').selectOption('fr');
    await letGo();
    await expect(chat.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(chat.getByRole('button', { name: 'Obtenir un devis' })).toBeVisible();
  });

  test('names a number and another try where the script does not come', async ({ page, hostPage }) => {
    await page.clock.install();
    await holdScript(page);
    await page.goto(hostPage.containing(snippet));
    const chat = await open(page);
    await expect(log(chat)).toHaveText(greeting);
    await page.clock.fastForward(5_000);
    await expect(chat.getByRole('alert').getByRole('link', { name: phone })).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test("greets in the page's own words", async ({ page, hostPage }) => {
    const letGo = await holdScript(page);
    await page.goto(hostPage.containing(snippet.replace(' data-', ' data-welcome="Ahoy &amp; <b>welcome</b>" data-')));
    const chat = await open(page);
    await expect(log(chat)).toHaveText('Meg: Ahoy & <b>welcome</b>');
    await letGo();
    await expect(chat.getByRole('combobox')).toBeEnabled();
    await expect(log(chat)).toHaveText('Meg: Ahoy & <b>welcome</b>');
  });

  test('has no place to close it where it is a part of the page', async ({ page, hostPage }) => {
    await holdScript(page);
    await page.goto(hostPage.example('inline'));
    const chat = await chatOn(page);
    await expect(log(chat)).toHaveText(greeting);
    await expect(chat.getByRole('button', { name: 'Close chat' })).toHaveCount(0);
  });
});

test.describe('where a release has taken the code away, the chat', () => {
  const code = '**/widget/assets/chat-*.js';
  const gone = { status: 404, body: '' };

  test('loads its document again, once, and goes on', async ({ page, hostPage }) => {
    await page.route(code, (route) => route.fulfill(gone), { times: 1 });
    await page.goto(hostPage.containing(snippet));
    const chat = await open(page);
    await chat.getByRole('button', { name: 'Get a quote' }).click();
    await expect(chat.getByText(asked)).toBeVisible();
  });

  test('names a number and another try where that does not help', async ({ page, hostPage }) => {
    let asked = 0;
    await page.route(code, (route) => {
      asked += 1;
      return route.fulfill(gone);
    });
    await page.goto(hostPage.containing(snippet));
    const chat = await open(page);
    await expect(chat.getByRole('alert').getByRole('link', { name: phone })).toBeVisible();
    expect(asked).toBeLessThanOrEqual(4);
  });

  test('says so by itself, too, with a conversation that goes on', async ({ page, hostPage }) => {
    const address = `${hostPage.megUrl}/embed?company=demo&language=en`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Get a quote' }).click();
    await expect(page.getByText(asked)).toBeVisible();
    await page.route(code, (route) => route.fulfill(gone));
    await page.goto(address);
    await expect(page.getByRole('alert').getByRole('link', { name: phone })).toBeVisible();
  });
});

test('whose conversation goes on sees no greeting of a new one', async ({ page, hostPage }) => {
  await page.goto(hostPage.containing(snippet));
  const chat = await open(page);
  await chat.getByRole('button', { name: 'Get a quote' }).click();
  await expect(chat.getByText(asked)).toBeVisible();
  await holdScript(page);
  await page.reload();
  const later = await open(page);
  await later.waitForLoadState();
  await expect(later.locator('#root')).toBeEmpty();
});

for (const language of ['en', 'es', 'fr', 'ms', 'et', 'ar']) {
  test.describe(`a browser in ${language}`, () => {
    // Which is offered no other language.
    test.use({ locale: language });

    test(`what the server draws in ${language} is what the chat draws`, async ({ page, hostPage }) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      const letGo = await holdScript(page);
      const address = `${hostPage.megUrl}/embed?company=demo&language=${language}`;
      await page.goto(address);
      // Ignore the order of attributes, how the selected language is marked, and when people are there: the server does
      // not know the reader's clock.
      const html = async () => {
        const text = (await page.locator('#root').innerHTML()).replaceAll(' selected=""', '');
        return text
          .replace(/(lang="..") (value="..")/g, '$2 $1')
          .replace(/(data-offline="false"[^>]*><span>[^<]*<\/span><span>)[^<]*/, '$1');
      };
      await expect(page.getByRole('log')).toBeVisible();
      const drawn = await html();
      await letGo();
      // With an empty root, the chat renders everything by itself.
      await page.goto('about:blank');
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => document.getElementById('root')?.replaceChildren()),
      );
      await page.goto(address);
      await expect(page.getByRole('log')).toBeVisible();
      expect(drawn).toBe(await html());
      expect(complaints).toEqual([]);
    });
  });
}
