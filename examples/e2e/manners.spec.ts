import { chatOn, expect, expectToWork, patienceMs, phone, sendForm, snippet, test } from './chat-frame.js';
import { guardedPages, type HostilePage, hostilePages } from './hostile-pages.js';
import { rowsOf } from './quick-server.js';

test.describe('the chat works on a page that', () => {
  for (const { title, html, ...sending } of hostilePages) {
    test(title, ({ page, hostPage }) => expectToWork(page, hostPage.containing(html, sending)));
  }

  // The address of the server is known only once it runs, so the titles come from one that does not.
  for (const [index, { title }] of guardedPages('').entries()) {
    test(title, async ({ page, hostPage }) => {
      const { html, ...sending } = guardedPages(hostPage.megUrl)[index] as HostilePage;
      await expectToWork(page, hostPage.containing(html, sending));
    });
  }
});

test.describe('in a page that is itself in a sandbox', () => {
  const inSandbox = (allowed: string, src: string) =>
    `<iframe style="width:600px;height:680px" sandbox="${allowed}" src="${src}"></iframe>`;

  for (const more of ['', ' allow-forms allow-popups allow-downloads']) {
    const allowed = `allow-scripts allow-same-origin${more}`;
    test(`of ${allowed}, the chat takes a lead`, async ({ page, hostPage, meg }) => {
      await page.goto(hostPage.containing(inSandbox(allowed, hostPage.containing(snippet))));
      await page.frameLocator('iframe').locator('meg-chat button').click();
      const name = `Sandboxed${more}`;
      const chat = await chatOn(page);
      await sendForm(chat, name);
      await expect(chat.getByText(/Your reference is M-/)).toBeVisible();
      expect(rowsOf(meg, 'SELECT name FROM leads WHERE name = ?', name)).toHaveLength(1);
    });
  }

  test('without an origin of its own, the visitor is given a number and a link', async ({ page, hostPage }) => {
    const inner = hostPage.containing('<script async src="/meg.js?company=demo"></script>');
    await page.clock.install();
    await page.goto(hostPage.containing(inSandbox('allow-scripts', inner)));
    const host = page.frameLocator('iframe').locator('meg-chat');
    await host.getByRole('button').click();
    await page.clock.fastForward(patienceMs);
    await expect(host.getByRole('link', { name: phone })).toBeVisible();
    await expect(host.getByRole('link', { name: 'new tab' })).toBeVisible();
  });
});
