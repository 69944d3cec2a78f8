import type { Page } from 'playwright/test';
import {
  chatOn,
  expect,
  expectAnAnswer,
  expectToWork,
  open,
  patienceMs,
  phone,
  sendForm,
  snippet,
  test,
} from './chat-frame.js';
import type { HostPage } from './host-page.js';
import { guardedPages, type HostilePage, hostilePages, laterPages } from './hostile-pages.js';
import { rowsOf } from './quick-server.js';

/** The page's own document, without the one element that the chat adds. */
async function pageWithout(page: Page): Promise<string> {
  return (await page.content()).replaceAll(/<meg-chat[^>]*><\/meg-chat>/g, '');
}

/** The chat opens and answers, and the page is as it would be without it. */
async function expectPeace(page: Page, hostPage: HostPage, hostile: HostilePage): Promise<void> {
  const { html, viewport, media, ...sending } = hostile;
  const address = hostPage.containing(html, sending);
  if (viewport) await page.setViewportSize(viewport);
  if (media) await page.emulateMedia(media);
  await page.route('**/meg.js', (route) => route.abort());
  await page.goto(address, { waitUntil: 'networkidle' });
  const alone = await pageWithout(page);
  await page.unroute('**/meg.js');
  await expectToWork(page, address);
  await expect.poll(() => pageWithout(page)).toBe(alone);
}

test.describe('survives: hostile host page – the chat works on one that', () => {
  for (const hostile of hostilePages) {
    test(hostile.title, ({ page, hostPage }) => expectPeace(page, hostPage, hostile));
  }

  // The server's address is known only once it runs, so the titles use a placeholder.
  for (const [index, { title }] of guardedPages('').entries()) {
    test(title, ({ page, hostPage }) =>
      expectPeace(page, hostPage, guardedPages(hostPage.megUrl)[index] as HostilePage),
    );
  }

  test('is printed', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`<p>Words</p>${snippet}`));
    await expect(page.locator('meg-chat button')).toBeVisible();
    expect((await page.pdf()).length).toBeGreaterThan(1_000);
    await expectAnAnswer(await open(page));
  });

  test('is a frame of a frameset', async ({ page, hostPage }) => {
    const inner = hostPage.containing(`<p>Words</p>${snippet}`);
    await page.goto(hostPage.containing(`<frameset cols="30%,*"><frame><frame src="${inner}"></frameset>`));
    await page.frameLocator('frame >> nth=1').locator('meg-chat button').click();
    await expectAnAnswer(await chatOn(page));
  });

  test('has a service worker that asks everything anew', async ({ page, hostPage }) => {
    const worker = hostPage.containing(
      "onfetch = (event) => event.respondWith(fetch(event.request.url, { mode: 'no-cors', cache: 'reload' }).then((answer) => answer.type === 'opaque' ? answer : new Response(answer.body, { headers: { 'content-type': answer.headers.get('content-type') } })))",
      { headers: { 'content-type': 'text/javascript' }, isFullDocument: true },
    );
    const address = hostPage.containing(`<p>Words</p>${snippet}`);
    await page.goto(address);
    await page.evaluate(async (script) => {
      await navigator.serviceWorker.register(script);
      await navigator.serviceWorker.ready;
    }, worker);
    await expectToWork(page, address);
    expect(await page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
  });

  test('takes the chat out at every change, to no harm', async ({ page, hostPage }) => {
    const guard =
      "new MutationObserver(() => document.querySelector('meg-chat')?.remove()).observe(document, { childList: true, subtree: true })";
    await page.goto(
      hostPage.containing(`<button onclick="Meg('open')">Chat</button><script>${guard}</script>${snippet}`),
    );
    await page.waitForFunction('window.Meg?.version');
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.evaluate("Meg('close'); Meg('show'); Meg('update', { color: '#123456' }); Meg('destroy')");
    await expect(page.locator('meg-chat')).toHaveCount(0);
    expect(await page.evaluate("'Meg' in window")).toBe(false);
  });

  for (const hostile of process.env.MEG_FAULTS ? laterPages : []) {
    test(hostile.title, ({ page, hostPage }) => expectPeace(page, hostPage, hostile));
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
