import type { Frame, Locator, Page } from 'playwright/test';
import { expect, test } from './host-page.js';

const snippet = '<script async src="/meg.js" data-company="demo"></script>';
const queue = '<script>window.Meg=window.Meg||function(){(Meg.q=Meg.q||[]).push(arguments)}</script>';

/** Globals that the test pages add. */
declare const Meg: (verb: string, ...rest: unknown[]) => void;
declare let heard: unknown[];

function launcher(page: Page): Locator {
  return page.locator('meg-chat').getByRole('button');
}

function frames(page: Page): Locator {
  return page.locator('meg-chat iframe');
}

function panel(page: Page): Locator {
  return page.locator('meg-chat div');
}

async function chatFrame(page: Page): Promise<Frame> {
  const frame = await (await frames(page).elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  return frame;
}

/** The chat reports that it is ready: its document has loaded and knows its host page. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('meg-chat div.ready')).toBeAttached();
}

let faults: string[] = [];

test.beforeEach(({ page }) => {
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
});

test.afterEach(() => {
  expect(faults, 'errors on the host page').toEqual([]);
});

test.describe('before the visitor does anything', () => {
  test('the launcher stands after one request, and nothing is stored or moved', async ({ page, hostPage, context }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(hostPage.megUrl)) asked.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(() => {
      Object.assign(window, { heard: [] });
      new PerformanceObserver((list) => heard.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(hostPage.example('plain-html'));
    await expect(launcher(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['/meg.js']);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => heard.length)).toBe(0);
  });

  test('the launcher is a button with a name, in reach of a thumb', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(snippet));
    await expect(launcher(page)).toHaveAccessibleName('Chat with us');
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    const box = await launcher(page).boundingBox();
    expect(box).toMatchObject({ width: 56, height: 56 });
  });

  test('its looks follow the attributes of the script', async ({ page, hostPage }) => {
    const attributes = 'data-label="Get a quote" data-color="#fd0" data-position="left"';
    await page.goto(hostPage.containing(`<script async src="/meg.js" ${attributes}></script>`));
    await expect(launcher(page)).toHaveAccessibleName('Get a quote');
    await expect(launcher(page)).toHaveCSS('background-color', 'rgb(255, 221, 0)');
    await expect(launcher(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect((await launcher(page).boundingBox())?.x).toBe(20);
  });

  test('it stands at the left of a page that reads from right to left', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`<body dir="rtl">${snippet}`));
    await expect(launcher(page)).toBeVisible();
    expect((await launcher(page).boundingBox())?.x).toBe(20);
  });
});

test.describe('the visitor', () => {
  test('has the chat loaded by a hover and shown by a click', async ({ page, hostPage }) => {
    await page.goto(hostPage.example('plain-html'));
    await launcher(page).hover();
    await ready(page);
    // Painted ahead, but neither visible nor reachable by keyboard.
    await expect(panel(page)).toHaveCSS('opacity', '0');
    await expect(panel(page)).toHaveAttribute('inert');
    await launcher(page).click();
    await expect(panel(page)).toHaveCSS('opacity', '1');
    await expect(panel(page)).not.toHaveAttribute('inert');
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await panel(page).evaluate((it) => it.clientWidth)).toBe(420);
    expect(await panel(page).evaluate((it) => it.clientHeight)).toBe(550);
    await launcher(page).click();
    await expect(frames(page)).toBeHidden();
  });

  test('needs no pointer: Tab, Enter and Escape do, and focus comes back', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`<a href="#here">First</a>${snippet}`));
    await expect(launcher(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(launcher(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await ready(page);
    await expect(frames(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(frames(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  test('closes the chat from the launcher by Escape as well', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(snippet));
    await launcher(page).click();
    await ready(page);
    await launcher(page).focus();
    await page.keyboard.press('Escape');
    await expect(frames(page)).toBeHidden();
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps the focus where it is when the page closes the chat', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`<input aria-label="Name">${snippet}`));
    await launcher(page).click();
    await ready(page);
    await page.getByLabel('Name').focus();
    await page.evaluate(() => Meg('close'));
    await expect(frames(page)).toBeHidden();
    await expect(page.getByLabel('Name')).toBeFocused();
  });

  test('is told of another way when the chat cannot be had', async ({ page, hostPage }) => {
    await page.route('**/embed?**', (route) => route.abort());
    const phone = 'data-phone="+44 113 496 0123"';
    await page.goto(hostPage.containing(`<script async src="/meg.js" data-company="demo" ${phone}></script>`));
    await launcher(page).click();
    const notice = page.locator('meg-chat').getByRole('status');
    await expect(notice).toContainText('failed to load', { timeout: 5_000 });
    await expect(notice.getByRole('link', { name: 'new tab' })).toHaveAttribute('href', /\/embed\?company=demo/);
    await expect(notice.getByRole('link', { name: '+44 113 496 0123' })).toHaveAttribute('href', 'tel:+441134960123');
    // The browser's error page is hidden and does not cover the links.
    await expect(frames(page)).toBeHidden();
    await notice.getByRole('link', { name: 'new tab' }).click({ trial: true });
  });

  test('has the chat after all when it opens it again and the server is back', async ({ page, hostPage }) => {
    await page.route('**/embed?**', (route) => route.abort());
    await page.goto(hostPage.containing(snippet));
    await launcher(page).click();
    await expect(page.locator('meg-chat').getByRole('status')).toContainText('failed to load');
    await launcher(page).click();
    await page.unroute('**/embed?**');
    await launcher(page).click();
    await expect(frames(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a touch opens a sheet over the whole screen', async ({ page, hostPage }) => {
    await page.goto(hostPage.example('plain-html'));
    await launcher(page).tap();
    await expect(frames(page)).toBeVisible();
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(launcher(page)).toBeHidden();
  });

  test('the sheet lies on its side with the phone', async ({ page, hostPage }) => {
    await page.goto(hostPage.example('plain-html'));
    await page.setViewportSize({ width: 740, height: 360 });
    await launcher(page).tap();
    await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 740, height: 360 });
  });
});

test.describe('the script', () => {
  test('pasted twice gives one launcher and one frame, as the first one says', async ({ page, hostPage }) => {
    const first = '<script src="/meg.js" data-label="First"></script>';
    const second = '<script src="/meg.js" data-label="Second"></script>';
    await page.goto(hostPage.containing(`<head>${first}${second}</head><body>${second}`));
    await launcher(page).click();
    await ready(page);
    await expect(page.locator('meg-chat')).toHaveCount(1);
    await expect(frames(page)).toHaveCount(1);
    await expect(launcher(page)).toHaveText('First');
  });

  test('runs the calls that were made before it came, in their order', async ({ page, hostPage }) => {
    const calls = `<script>
      window.heard = [];
      Meg('on', 'opened', () => heard.push('opened'));
      Meg('on', 'closed', () => heard.push('closed'));
      Meg('open'); Meg('close'); Meg('toggle');
    </script>`;
    await page.goto(hostPage.containing(queue + calls + snippet));
    await expect(frames(page)).toBeVisible();
    expect(await page.evaluate(() => heard)).toEqual(['opened', 'closed', 'opened']);
  });

  test('works in the head, before there is a body', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing('<head><script src="/meg.js"></script></head><body><h1>Late</h1>'));
    await launcher(page).click();
    await expect(frames(page)).toBeVisible();
  });

  test('works as a module, which leaves it without a current script', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing('<script type="module" src="/meg.js" data-label="Module"></script>'));
    await expect(launcher(page)).toHaveText('Module');
  });

  test('works when a tag manager puts it in', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(''));
    await page.evaluate((src) => {
      const script = document.createElement('script');
      script.src = src;
      script.dataset.label = 'Tag';
      document.head.append(script);
    }, `${hostPage.megUrl}/meg.js`);
    await expect(launcher(page)).toHaveText('Tag');
  });

  test('draws a new launcher when the page has thrown away its body', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(snippet));
    await expect(launcher(page)).toBeVisible();
    await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
    await expect(launcher(page)).toHaveCount(0);
    await page.addScriptTag({ url: `${hostPage.megUrl}/meg.js` });
    await expect(launcher(page)).toBeVisible();
  });

  test('leaves a Meg that is the page’s own', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`<script>window.Meg = { name: 'our cat' }</script>${snippet}`));
    await expect(launcher(page)).toBeVisible();
    expect(await page.evaluate(() => Meg)).toEqual({ name: 'our cat' });
  });
});

test.describe('the page’s own scripts', () => {
  test('hear what happens, and one that throws disturbs nobody', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(snippet));
    await expect(launcher(page)).toBeVisible();
    await page.evaluate(() => {
      Object.assign(window, { heard: [] });
      Meg('on', 'opened', () => {
        throw new Error('a broken listener');
      });
      for (const event of ['ready', 'opened', 'chatOpened', 'closed']) {
        Meg('on', event, () => heard.push(event));
      }
      Meg('dance');
      Meg('open');
    });
    await expect.poll(() => page.evaluate(() => heard)).toEqual(['opened', 'ready', 'chatOpened']);
    await page.evaluate(() => {
      Meg('off', 'closed');
      Meg('close');
    });
    await expect(frames(page)).toBeHidden();
    expect(await page.evaluate(() => heard)).not.toContain('closed');
  });

  test('give their address to the chat, without what may be personal in it', async ({ page, hostPage }) => {
    await page.addInitScript(() => {
      Object.assign(window, { heard: [] });
      window.addEventListener('message', ({ data }) => heard.push(data));
    });
    const address = hostPage.containing(snippet);
    await page.goto(`${address}?email=a%40b.example#token`);
    await launcher(page).click();
    await ready(page);
    const frame = await chatFrame(page);
    const configure = { type: 'meg:configure', companyId: 'demo', theme: 'auto', language: 'en', page: address };
    await expect.poll(() => frame.evaluate(() => heard)).toContainEqual({ meg: 1, message: configure });
  });
});

test.describe('survives: double include, single-page apps – destroy', () => {
  const countListeners = () => {
    const { addEventListener, removeEventListener } = window;
    const held = new Map<unknown, string>();
    Object.assign(window, { heard: [] });
    window.addEventListener = (type: string, listener: unknown, options?: unknown) => {
      held.set(listener, type);
      heard = [...held.values()];
      Reflect.apply(addEventListener, window, [type, listener, options]);
    };
    window.removeEventListener = (type: string, listener: unknown, options?: unknown) => {
      held.delete(listener);
      heard = [...held.values()];
      Reflect.apply(removeEventListener, window, [type, listener, options]);
    };
  };

  test('leaves no node, no listener and no global behind', async ({ page, hostPage }) => {
    await page.addInitScript(countListeners);
    await page.goto(hostPage.containing(`<p>Words</p>${snippet}`));
    await expect(launcher(page)).toBeVisible();
    expect(await page.evaluate(() => heard)).toContain('message');
    await launcher(page).click();
    await ready(page);
    await page.evaluate(() => Meg('destroy'));
    await expect(page.locator('meg-chat')).toHaveCount(0);
    expect(page.frames()).toHaveLength(1);
    expect(await page.evaluate(() => heard)).toEqual([]);
    expect(await page.evaluate(() => 'Meg' in window)).toBe(false);
  });

  test('makes room for a fresh one, and can be repeated 200 times', async ({ page, hostPage }) => {
    await page.addInitScript(countListeners);
    await page.goto(hostPage.containing(''));
    const left = await page.evaluate(async (src) => {
      const nodes = document.querySelectorAll('*').length;
      for (let round = 0; round < 200; round++) {
        const script = document.createElement('script');
        script.src = src;
        const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
        document.head.append(script);
        await loaded;
        if (!document.querySelector('meg-chat')) throw new Error(`no launcher in round ${round}`);
        if (round % 2) Meg('open');
        Meg('destroy');
        script.remove();
      }
      return { nodes: document.querySelectorAll('*').length - nodes, frames: window.length, listeners: heard };
    }, `${hostPage.megUrl}/meg.js`);
    expect(left).toEqual({ nodes: 0, frames: 0, listeners: [] });
  });

  test('before the body came, draws nothing later', async ({ page, hostPage }) => {
    await page.goto(
      hostPage.containing(
        '<head><script src="/meg.js"></script><script>Meg("destroy")</script></head><body><h1>Late</h1>',
      ),
    );
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect(page.locator('meg-chat')).toHaveCount(0);
  });
});

test.describe('a hostile page', () => {
  test('cannot steer the chat by messages, from itself or from another frame', async ({ page, hostPage }) => {
    const stranger = hostPage.containing(`<script>
      for (const type of ['meg:ready', 'meg:open', 'meg:close'])
        parent.postMessage({ meg: 1, message: { type } }, '*');
      parent.postMessage({ meg: 1, message: { type: 'meg:resize', heightPx: 1 } }, '*');
      parent.postMessage({ meg: 1, message: { type: 'meg:event', name: 'leadSubmitted', detail: {} } }, '*');
      parent.postMessage('sent', '*');
    </script>`);
    await page.goto(hostPage.containing(snippet));
    await launcher(page).hover();
    await ready(page);
    await page.evaluate(async (address) => {
      Object.assign(window, { heard: [] });
      for (const event of ['opened', 'closed', 'leadSubmitted']) {
        Meg('on', event, () => heard.push(event));
      }
      const data = { meg: 1, message: { type: 'meg:open' } };
      window.postMessage(data, '*');
      const source = document.querySelector('meg-chat')?.shadowRoot?.querySelector('iframe')?.contentWindow ?? null;
      const origin = new URL(document.querySelector('script')?.src ?? '').origin;
      window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
      const sent = new Promise<void>((resolve) => {
        window.addEventListener('message', (event) => event.data === 'sent' && resolve());
      });
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      await sent;
    }, stranger);
    await expect(panel(page)).toHaveAttribute('inert');
    expect(await page.evaluate(() => heard)).toEqual([]);
    await launcher(page).click();
    await expect(frames(page)).toBeVisible();
  });

  test('cannot pass another frame of the same server off as the chat', async ({ page, hostPage }) => {
    const listen = `<script>
      window.heard = [];
      Meg('on', 'ready', () => heard.push('taken for the chat'));
      addEventListener('message', ({ data }) => data.meg && heard.push('spoke'));
    </script>`;
    const stranger = `<iframe src="${hostPage.megUrl}/embed?company=demo"></iframe>`;
    await page.goto(hostPage.containing(queue + listen + snippet));
    await expect(launcher(page)).toBeVisible();
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), stranger);
    await expect.poll(() => page.evaluate(() => heard)).toEqual(['spoke']);
    await launcher(page).hover();
    await ready(page);
    expect(await page.evaluate(() => heard.filter((it) => it !== 'spoke'))).toEqual(['taken for the chat']);
  });

  test('sees the chat keep its size, whatever height the frame asks for', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(snippet));
    await launcher(page).click();
    await ready(page);
    const frame = await chatFrame(page);
    const height = async () => Math.round((await panel(page).boundingBox())?.height ?? 0);
    for (const [asked, given] of [
      [400, 400],
      [9_999, 550],
      [1, 240],
    ]) {
      await frame.evaluate(
        (heightPx) => parent.postMessage({ meg: 1, message: { type: 'meg:resize', heightPx } }, '*'),
        asked,
      );
      await expect.poll(height).toBe(given);
    }
  });

  for (const css of [
    '* { all: unset !important }',
    '* { display: none !important; position: static !important; visibility: hidden !important; opacity: 0 !important }',
    'body * { font: 90px serif !important; color: red !important; transform: scale(3) !important; z-index: -1 !important }',
    'meg-chat, button, div, iframe { width: 1px !important; height: 1px !important; pointer-events: none !important }',
  ]) {
    test(`does not disturb it by ${css}`, async ({ page, hostPage }) => {
      await page.goto(hostPage.containing(`<style>html, body { display: block !important } ${css}</style>${snippet}`));
      await expect(launcher(page)).toBeVisible();
      expect(await launcher(page).boundingBox()).toMatchObject({ width: 56, height: 56 });
    });
  }

  test('does not disturb it by what it hangs on prototypes', async ({ page, hostPage }) => {
    const pollution = `<script>
      Object.prototype.theme = 'x'; Object.prototype.q = [['destroy']]; Object.prototype.open = () => { throw 1 };
      Object.prototype.message = { type: 'meg:close' }; Object.prototype.toJSON = () => 'x'; Object.prototype.version = '9';
      Array.prototype.contains = () => true; Array.prototype.push = () => { throw new Error('push') };
      Array.prototype.forEach = () => { throw new Error('forEach') };
      Function.prototype.call = () => { throw new Error('call') };
      Function.prototype.apply = () => { throw new Error('apply') };
      Function.prototype.bind = () => { throw new Error('bind') };
      String.prototype.includes = () => true; String.prototype.startsWith = () => true;
    </script>`;
    await page.goto(hostPage.containing(pollution + snippet));
    await launcher(page).click();
    await expect(frames(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frames(page)).toBeHidden();
  });
});

test('a strict page with Trusted Types needs to allow the server alone', async ({ page, hostPage }) => {
  const { megUrl } = hostPage;
  const policy = `default-src 'none'; script-src ${megUrl}; frame-src ${megUrl}; require-trusted-types-for 'script'`;
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(
    hostPage.containing(`<head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body>${snippet}`),
  );
  await launcher(page).click();
  await expect(frames(page)).toBeVisible();
  await expect(launcher(page)).toHaveCSS('border-radius', '28px');
  expect(complaints.filter((text) => /Content.Security|Trusted/i.test(text))).toEqual([]);
});
