import { chatOn, expect, expectAnAnswer, open, press, snippet, test } from './chat-frame.js';

/** What an attacker may send: messages as ours look, and everything that only resembles them. */
const attack = `
  const sealed = (message) => ({ meg: 1, message });
  const toPage = ['meg:ready', 'meg:close', 'meg:open'].map((type) => sealed({ type }));
  toPage.push(sealed({ type: 'meg:resize', heightPx: 1 }), sealed({ type: 'meg:resize', heightPx: 'url(x)' }));
  toPage.push(sealed({ type: 'meg:event', name: 'leadSubmitted', detail: { reference: 'M-HOSTILE1' } }));
  const toChat = ['meg:open', 'meg:close', 'meg:startQuote', 'meg:startQuiz'].map((type) => sealed({ type }));
  toChat.push(sealed({ type: 'meg:configure', companyId: 'elsewhere', page: 'https://elsewhere.example/' }));
  toChat.push(sealed({ type: 'meg:ask', value: 'hostile' }), sealed({ type: 'meg:setLanguage', value: 'ar' }));
  toChat.push(sealed({ type: 'meg:update', value: { theme: 'dark', welcome: 'hostile' } }));
  toChat.push(sealed({ type: 'meg:prefill', value: { name: 'hostile' } }));
  const others = [null, 7, 'meg:ready', [], {}, { meg: 1 }, { meg: 1, message: null }, { meg: '1', message: { type: 'meg:close' } },
    { meg: 2, message: { type: 'meg:close' } }, { type: 'meg:close' }, JSON.stringify(toPage[0]), new Uint8Array(9)];
  const messages = [...toPage, ...toChat, ...others];
  function flood(page, count, name) {
    for (let sent = 0; sent < count; sent++) {
      const message = messages[sent % messages.length];
      page.postMessage(message, '*');
      page.frames[0].postMessage(message, '*');
    }
    page.postMessage({ flooded: name }, '*');
  }`;

/** A window that sends: a popup, or a frame with these attributes. */
interface Opening {
  readonly popup?: string;
  readonly [attribute: string]: string;
}

test.describe('10,000 hostile messages', () => {
  /** The chat in a frame of the page's own, where every other window can reach it; this is how the page carries it. */
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
        heard.push(data.message.name ?? data.message.type);
        if (data.message.type === 'meg:ready') tell({ type: 'meg:configure', companyId: 'demo' });
      });
    </script>`;
  const each = 1_000;
  const attacker = (target: string, name: string) =>
    `<body><script>${attack}; flood(${target}, ${each}, '${name}')</script>`;

  test('from siblings, popups, nested, null and look-alike origins change nothing in the chat', async ({
    page,
    hostPage,
    context,
  }) => {
    const { hostname, port } = new URL(hostPage.megUrl);
    const lookAlikes = [
      `http://${hostname}.evil.example:${port}/`,
      `http://localhost:${port}/a`,
      'http://meg.example/',
    ];
    for (const address of lookAlikes) {
      await context.route(address, (route) =>
        route.fulfill({ contentType: 'text/html', body: attacker('parent', address) }),
      );
    }
    await page.goto(hostPage.containing(carrying(hostPage.megUrl)));
    const chat = await chatOn(page);
    await expectAnAnswer(chat);
    const before = await chat.locator('main').textContent();
    const address = page.url();
    const heardBefore = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const nested = hostPage.containing(`<iframe src="${hostPage.containing(attacker('top', 'nested'))}"></iframe>`);
    const opened = hostPage.containing(attacker('opener', 'popup'));
    const senders: Record<string, Opening> = {
      ...Object.fromEntries(lookAlikes.map((src) => [src, { src }])),
      nested: { src: nested },
      null: { srcdoc: attacker('parent', 'null'), sandbox: 'allow-scripts' },
      sibling: { srcdoc: attacker('parent', 'sibling') },
      popup: { popup: opened },
    };
    const floods = () => page.evaluate(() => (window as unknown as { floods: string[] }).floods);
    for (const [name, opening] of Object.entries(senders)) {
      await page.evaluate(({ popup, ...attributes }: Opening) => {
        if (popup) return void window.open(popup);
        const frame = document.createElement('iframe');
        for (const [attribute, value] of Object.entries(attributes)) frame.setAttribute(attribute, value);
        document.body.append(frame);
      }, opening);
      await expect.poll(floods).toContain(name);
    }
    expect(await chat.locator('main').textContent()).toBe(before);
    expect(await chat.locator('html').getAttribute('lang')).toBe('en');
    expect(page.url()).toBe(address);
    expect(chat.url()).toBe(`${hostPage.megUrl}/embed?company=demo`);
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(heardBefore);
    await page.evaluate(() =>
      (window as unknown as { tell(it: object): void }).tell({ type: 'meg:ask', value: 'What does it cost?' }),
    );
    await expect(chat.getByText('What does it cost?')).toBeVisible();
  });

  test('to the page change nothing on it, and the chat is still heard', async ({ page, hostPage, context }) => {
    const { hostname, port } = new URL(hostPage.megUrl);
    const lookAlike = `http://${hostname}.evil.example:${port}/`;
    const body = `${attack}; for (let sent = 0; sent < 2500; sent++) parent.postMessage(messages[sent % messages.length], '*');
      parent.postMessage('flooded', '*')`;
    await context.route(lookAlike, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<script>${body}</script>` }),
    );
    await page.goto(
      hostPage.containing(`<script>window.dataLayer = []; window.floods = 0;
        addEventListener('message', ({ data }) => { if (data === 'flooded') floods += 1 })</script>${snippet}<p>Page</p>`),
    );
    const chat = await open(page);
    await expectAnAnswer(chat);
    const size = await page.locator('meg-chat div').boundingBox();
    const events = await page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: object[] }).dataLayer));
    await page.evaluate(
      ([src, srcdoc, own]) => {
        const sandboxed = Object.assign(document.createElement('iframe'), { srcdoc });
        sandboxed.setAttribute('sandbox', 'allow-scripts');
        const others = [{ src }, { srcdoc }].map((it) => Object.assign(document.createElement('iframe'), it));
        document.body.append(sandboxed, ...others);
        // The page's own window, and events that no browser has delivered.
        document.head.append(Object.assign(document.createElement('script'), { text: own }));
        for (const origin of [new URL(src).origin, 'null', ''])
          window.dispatchEvent(
            new MessageEvent('message', { data: { meg: 1, message: { type: 'meg:close' } }, origin }),
          );
      },
      [lookAlike, `<script>${body}</script>`, body] as const,
    );
    await expect.poll(() => page.evaluate(() => (window as unknown as { floods: number }).floods)).toBe(4);
    expect(await page.locator('meg-chat div').boundingBox()).toEqual(size);
    expect(await page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: object[] }).dataLayer))).toBe(
      events,
    );
    await press(chat, 'Close chat');
    await expect(page.locator('meg-chat iframe')).toBeHidden();
  });
});
