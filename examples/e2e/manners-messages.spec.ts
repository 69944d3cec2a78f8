import type { Frame, Page } from 'playwright/test';
import { chatOn, expect, expectAnAnswer, open, press, snippet, test } from './chat-frame.js';
import { attack } from './hostile-messages.js';
import { rowsOf } from './quick-server.js';

/** Globals that the test pages add. */
declare const heard: { name: string; data: unknown }[];
declare const floods: string[];
declare const tell: (message: object) => void;
declare const dataLayer: object[];
declare let victim: Window;
declare const flood: (page: Window, count: number, name: string, replayed?: unknown[]) => void;

/** A window that sends messages: a popup, or a frame with these attributes. */
interface Opening {
  readonly popup?: string;
  readonly [attribute: string]: string;
}

const attacker = (target: string, each: number, name: string) =>
  `<!doctype html><body><script>${attack}; flood(${target}, ${each}, '${name}')</script>`;

function openSender(page: Page, opening: Opening): Promise<void> {
  return page.evaluate(({ popup, ...attributes }: Opening) => {
    if (popup) return void window.open(popup);
    const frame = document.createElement('iframe');
    for (const [attribute, value] of Object.entries(attributes)) frame.setAttribute(attribute, value);
    document.body.append(frame);
  }, opening);
}

/** Addresses that resemble the server's, and one of the server's that has no page: each answers with the attack. */
async function serveLookAlikes(page: Page, megUrl: string, sending: (name: string) => string): Promise<string[]> {
  const { hostname, port } = new URL(megUrl);
  const lookAlikes = [
    `http://${hostname}.evil.example:${port}/`,
    `http://localhost:${port}/a`,
    'http://meg.example/',
    `${megUrl}/hostile`,
  ];
  for (const address of lookAlikes) {
    await page.context().route(address, (route) => {
      return route.fulfill({ contentType: 'text/html', body: sending(address) });
    });
  }
  return lookAlikes;
}

/** Everything that a message could have changed: what is shown, the address, and what is stored. */
async function stateOf(frame: Frame): Promise<object> {
  const inside = await frame.evaluate(() => ({
    text: document.body.textContent,
    look: [document.documentElement.lang, document.documentElement.dataset.theme, document.title],
    stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
    polluted: 'polluted' in {},
  }));
  return { ...inside, url: frame.url(), cookies: await frame.page().context().cookies() };
}

/** Requests to the server, except for the attackers' pages. */
function countRequests(page: Page, megUrl: string): string[] {
  const requests: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (url.startsWith(megUrl) && !url.endsWith('/hostile')) requests.push(`${request.method()} ${url}`);
  });
  return requests;
}

test.describe('survives: hostile messages – to the chat', () => {
  /** The chat in a frame that the page creates itself, so that every other window can reach it. */
  const carrying = (
    megUrl: string,
  ) => `<body><iframe id="chat" src="${megUrl}/embed?company=demo" style="width:420px;height:550px"></iframe>
    <script>
      window.heard = []; window.floods = [];
      const chat = document.getElementById('chat');
      window.tell = (message) => chat.contentWindow.postMessage({ meg: 1, message }, '${megUrl}');
      addEventListener('message', ({ source, data }) => {
        if (data?.flooded) floods.push(data.flooded);
        if (source !== chat.contentWindow) return;
        heard.push({ name: data.message.name ?? data.message.type, data });
        if (data.message.type === 'meg:ready') tell({ type: 'meg:configure', companyId: 'demo' });
      });
    </script>`;
  const each = 1_000;

  test('20,000 from siblings, openers, popups, nested, null and look-alike origins change nothing', async ({
    page: opener,
    hostPage,
    meg,
  }) => {
    await opener.goto(hostPage.containing(`<script>${attack}</script>`));
    const opened = opener.context().waitForEvent('page');
    await opener.evaluate(
      (address) => {
        victim = window.open(address) as Window;
      },
      hostPage.containing(carrying(hostPage.megUrl)),
    );
    const page = await opened;
    const chat = await chatOn(page);
    await expectAnAnswer(chat);
    await page.waitForLoadState('networkidle');
    const rows = () =>
      ['leads', 'sessions', 'events'].map((table) => rowsOf(meg, `SELECT count(*) AS count FROM ${table}`));
    const before = [await stateOf(chat), rows(), page.url()];
    const heardBefore = await page.evaluate(() => heard);
    const lookAlikes = await serveLookAlikes(page, hostPage.megUrl, (name) => attacker('parent', each, name));
    const requests = countRequests(page, hostPage.megUrl);
    const nested = hostPage.containing(
      `<iframe src="${hostPage.containing(attacker('top', each, 'nested'))}"></iframe>`,
    );
    const senders: Record<string, Opening> = {
      ...Object.fromEntries(lookAlikes.map((src) => [src, { src }])),
      nested: { src: nested },
      null: { srcdoc: attacker('parent', each, 'null'), sandbox: 'allow-scripts' },
      sibling: { srcdoc: attacker('parent', each, 'sibling') },
      popup: { popup: hostPage.containing(attacker('opener', each, 'popup')) },
    };
    const finished = () => page.evaluate(() => floods);
    for (const [name, opening] of Object.entries(senders)) {
      await openSender(page, opening);
      await expect.poll(finished).toContain(name);
    }
    // Sent by the window that opened the page: recorded messages of page and chat, and more.
    const replayed = heardBefore.map(({ data }) => data);
    await opener.evaluate(([count, again]) => flood(victim, count, 'opener', again), [2 * each, replayed] as const);
    await expect.poll(finished).toContain('opener');
    expect([await stateOf(chat), rows(), page.url()]).toEqual(before);
    expect(await page.evaluate(() => heard)).toEqual(heardBefore);
    expect(requests).toEqual([]);
    await page.evaluate(() => tell({ type: 'meg:ask', value: 'What does it cost?' }));
    await expect(chat.getByText('What does it cost?')).toBeVisible();
  });
});

test.describe('survives: hostile messages – to the page', () => {
  const each = 2_000;

  test('10,000 change nothing on it, and the chat is still heard', async ({ page, hostPage, meg }) => {
    const sending = (name: string) => attacker('parent', each, name);
    await page.goto(
      hostPage.containing(`<script>window.dataLayer = []; window.floods = [];
        addEventListener('message', ({ data }) => { if (data?.flooded) floods.push(data.flooded) })</script>${snippet}<p>Page</p>`),
    );
    const chat = await open(page);
    await expectAnAnswer(chat);
    await page.waitForLoadState('networkidle');
    const rows = () => rowsOf(meg, 'SELECT (SELECT count(*) FROM leads) + (SELECT count(*) FROM sessions) AS count');
    const look = () => page.locator('meg-chat').evaluate((it) => it.shadowRoot?.querySelector('div')?.style.cssText);
    const box = () => page.locator('meg-chat div').boundingBox();
    const events = () => page.evaluate(() => JSON.stringify(dataLayer));
    const before = [await stateOf(chat), await look(), await box(), await events(), rows(), page.url()];
    const [lookAlike = '', , , own = ''] = await serveLookAlikes(page, hostPage.megUrl, sending);
    const requests = countRequests(page, hostPage.megUrl);
    await openSender(page, { src: lookAlike });
    // From the server's origin, but from another window than the chat's.
    await openSender(page, { src: own });
    await openSender(page, { srcdoc: sending('null'), sandbox: 'allow-scripts' });
    await openSender(page, { srcdoc: sending('sibling') });
    await page.evaluate(
      ([code, origins]) => {
        // The page's own window, and synthetic events.
        document.head.append(Object.assign(document.createElement('script'), { text: code }));
        const source = document.querySelector('meg-chat')?.shadowRoot?.querySelector('iframe')?.contentWindow ?? null;
        const data = { meg: 1, message: { type: 'meg:close' } };
        for (const origin of origins) window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
      },
      [`{${attack}; flood(window, ${each}, 'page')}`, [lookAlike, 'null', '', hostPage.megUrl]] as const,
    );
    await expect.poll(() => page.evaluate(() => floods.length)).toBe(5);
    expect([await stateOf(chat), await look(), await box(), await events(), rows(), page.url()]).toEqual(before);
    expect(requests).toEqual([]);
    await press(chat, 'Close chat');
    await expect(page.locator('meg-chat iframe')).toBeHidden();
  });
});
