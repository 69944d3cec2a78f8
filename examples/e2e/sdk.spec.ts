import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from 'playwright/test';
import { holdScript } from './held-script.js';
import { expect, test } from './host-page.js';

const snippet = '<script async src="/meg.js" data-company="demo"></script>';
const script = (attributes: string) => `<script async src="/meg.js" data-company="demo" ${attributes}></script>`;

/** Globals that the test pages add. */
declare const Meg: (verb: string, ...rest: unknown[]) => void;
declare let heard: unknown[];
declare let dataLayer: unknown[];
declare const load: (options: Record<string, string>) => Loaded;

interface Loaded {
  meg(verb: string): void;
  unload(): void;
}

const launcher = (page: Page): Locator => page.locator('meg-chat').getByRole('button');
const frames = (page: Page): Locator => page.locator('meg-chat iframe');
const ready = (page: Page) => expect(page.locator('meg-chat div.ready')).toBeAttached();

async function chatFrame(page: Page): Promise<Frame> {
  const frame = await (await frames(page).first().elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  return frame;
}

/** Every window records the messages that it receives. */
async function recordMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { heard: [] });
    window.addEventListener('message', ({ data }) => heard.push(data.message));
  });
}

async function called(page: Page): Promise<unknown[]> {
  const frame = await chatFrame(page);
  const calls = await frame.evaluate(() => heard as { type: string }[]);
  return calls.filter(({ type }) => type !== 'meg:configure');
}

let faults: string[] = [];

test.beforeEach(({ page }) => {
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
});

test.afterEach(() => {
  expect(faults, 'errors on the host page').toEqual([]);
});

test.describe('the calls', () => {
  test('wait for the frame and reach it in their order, and do not load it by themselves', async ({
    page,
    hostPage,
  }) => {
    await recordMessages(page);
    await page.goto(hostPage.containing(snippet));
    await expect(launcher(page)).toBeVisible();
    await page.evaluate(() => {
      Meg('prefill', { name: 'Ada', email: 'ada@example.com' });
      Meg('consent', { analytics: true });
      Meg('setLanguage', 'fr');
      Meg('prefill', { name: () => 'cannot be sent' });
    });
    await expect(frames(page)).toHaveCount(0);
    await page.evaluate(() => Meg('ask', 'How long does it take?'));
    await ready(page);
    await expect
      .poll(() => called(page))
      .toEqual([
        { type: 'meg:open' },
        { type: 'meg:prefill', value: { name: 'Ada', email: 'ada@example.com' } },
        { type: 'meg:consent', value: { analytics: true } },
        { type: 'meg:setLanguage', value: 'fr' },
        { type: 'meg:ask', value: 'How long does it take?' },
      ]);
  });

  for (const verb of ['startQuote', 'startQuiz', 'ask']) {
    test(`${verb} opens the chat`, async ({ page, hostPage }) => {
      await page.goto(hostPage.containing(snippet));
      await expect(launcher(page)).toBeVisible();
      await page.evaluate((it) => Meg(it, 'Hello'), verb);
      await expect(frames(page)).toBeVisible();
    });
  }

  test('hide takes the launcher away with the chat, and show brings it back', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(snippet));
    await launcher(page).click();
    await ready(page);
    await page.evaluate(() => Meg('hide'));
    await expect(frames(page)).toBeHidden();
    await expect(launcher(page)).toBeHidden();
    await page.evaluate(() => Meg('show'));
    await expect(launcher(page)).toBeVisible();
  });

  test('update changes the looks and keeps the frame', async ({ page, hostPage }) => {
    await recordMessages(page);
    await page.goto(hostPage.containing(snippet));
    await launcher(page).click();
    await ready(page);
    const frame = await chatFrame(page);
    await frame.evaluate(() => Object.assign(window, { kept: true }));
    await page.evaluate(() =>
      Meg('update', { color: '#fd0', label: 'Quote', position: 'left', offset: '24,96', zIndex: 7, theme: 'dark' }),
    );
    await expect(launcher(page)).toHaveText('Quote');
    await expect(launcher(page)).toHaveCSS('background-color', 'rgb(255, 221, 0)');
    await expect(page.locator('meg-chat')).toHaveCSS('z-index', '7');
    await expect
      .poll(() =>
        launcher(page).evaluate((it: HTMLElement) => [it.offsetLeft, innerHeight - it.offsetTop - it.offsetHeight]),
      )
      .toEqual([24, 96]);
    expect(await frame.evaluate(() => 'kept' in window)).toBe(true);
    expect(await called(page)).toContainEqual(expect.objectContaining({ type: 'meg:update' }));
  });

  test('nothing that makes no sense breaks it', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(script('data-offset="far" data-z-index="up" data-color="}*{" data-theme="?"')));
    await expect(launcher(page)).toBeVisible();
    expect(await launcher(page).boundingBox()).toMatchObject({ width: 56, height: 56 });
    await expect(launcher(page)).toHaveCSS('background-color', 'rgb(30, 64, 175)');
    await expect(page.locator('meg-chat')).toHaveCSS('z-index', '2147483000');
    await page.evaluate(() => {
      for (const wrong of [null, undefined, 7, 'x', [], { offset: {} }, { icon: 'no image' }]) Meg('update', wrong);
      Meg('prefill');
      Meg('dance');
    });
    await expect(launcher(page)).toBeVisible();
  });

  test('the text on the launcher can be read on any colour', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(script('data-label="Quote"')));
    await expect(launcher(page)).toBeVisible();
    const least = await page.evaluate(() => {
      const button = document.querySelector('meg-chat')?.shadowRoot?.querySelector('button') as HTMLElement;
      const luminance = (text: string) => {
        const [r = 0, g = 0, b = 0] = (text.match(/\d+/g) ?? []).map((it) => {
          const share = Number(it) / 255;
          return share > 0.04045 ? ((share + 0.055) / 1.055) ** 2.4 : share / 12.92;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
      };
      let lowest = 21;
      for (let bits = 0; bits < 0xffffff; bits += 0x4243) {
        Meg('update', { color: `#${bits.toString(16).padStart(6, '0')}` });
        const { color, backgroundColor } = getComputedStyle(button);
        const [one, other] = [luminance(color), luminance(backgroundColor)];
        lowest = Math.min(lowest, Math.max(one, other) / Math.min(one, other));
      }
      return lowest;
    });
    expect(least).toBeGreaterThanOrEqual(4.5);
  });
});

test.describe('an icon', () => {
  test('takes the place of the bubble once it has come, and leaves it where it does not', async ({
    page,
    hostPage,
  }) => {
    const image = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
    await page.goto(hostPage.containing(script(`data-icon="${image}"`)));
    await expect(launcher(page).locator('img')).toHaveCSS('width', '26px');
    await page.evaluate(() => Meg('update', { icon: 'data:image/png,broken' }));
    await expect(launcher(page).locator('img')).toHaveCount(0);
    expect(await launcher(page).boundingBox()).toMatchObject({ width: 56, height: 56 });
  });
});

test.describe('the events', () => {
  test('are heard as calls, in the DOM and in the data layer', async ({ page, hostPage }) => {
    await page.goto(
      hostPage.containing(`<script>window.dataLayer = []; window.heard = [];
        addEventListener('meg:opened', ({ target }) => heard.push(target.localName));</script>${snippet}`),
    );
    await launcher(page).click();
    await ready(page);
    await expect.poll(() => page.evaluate(() => heard)).toEqual(['meg-chat']);
    await expect
      .poll(() => page.evaluate(() => dataLayer))
      .toEqual(expect.arrayContaining([{ event: 'meg:opened' }, { event: 'meg:ready' }]));
  });

  test('stay out of the data layer where the page says so', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`<script>window.dataLayer = []</script>${script('data-data-layer="off"')}`));
    await launcher(page).click();
    await ready(page);
    expect(await page.evaluate(() => dataLayer)).toEqual([]);
  });

  for (const [what, code] of [
    ['a frozen array', 'window.dataLayer = Object.freeze([])'],
    ['a getter that throws', "Object.defineProperty(window, 'dataLayer', { get() { throw new Error('no') } })"],
    ['no list at all', 'window.dataLayer = 7'],
  ] as const) {
    test(`harm nobody where the data layer is ${what}`, async ({ page, hostPage }) => {
      await page.goto(hostPage.containing(`<script>${code}</script>${snippet}`));
      await launcher(page).click();
      await expect(frames(page)).toBeVisible();
    });
  }
});

test.describe('inline', () => {
  const inline = script('data-mode="inline" data-target="#chat"');

  test('the chat fills its box when it comes near, and moves nothing', async ({ page, hostPage }) => {
    await page.addInitScript(() => {
      Object.assign(window, { heard: [] });
      new PerformanceObserver((list) => heard.push(...list.getEntries())).observe({ type: 'layout-shift' });
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const box = '<div id="chat" style="width:500px;height:600px"></div>';
    await page.goto(hostPage.containing(`${inline}<div style="height:3000px"></div>${box}<p>After</p>`));
    await expect(page.locator('#chat meg-chat')).toBeAttached();
    await expect(frames(page)).toHaveCount(0);
    await page.locator('#chat').scrollIntoViewIfNeeded();
    await ready(page);
    await expect(frames(page)).toBeVisible();
    await expect(frames(page)).toHaveAttribute('src', /&mode=inline$/);
    const [outer, inner] = [await page.locator('#chat').boundingBox(), await frames(page).boundingBox()];
    expect(inner).toEqual(outer);
    await expect(launcher(page)).toBeHidden();
    await page.evaluate(() => Meg('close'));
    await expect(frames(page)).toBeVisible();
    expect(await page.evaluate(() => heard.length)).toBe(0);
  });

  test('a box without a height gets 480 px', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`<div id="chat"></div>${inline}`));
    await ready(page);
    expect((await page.locator('meg-chat').boundingBox())?.height).toBe(480);
  });

  for (const target of ['#missing', '', '>>>']) {
    test(`a target of ${JSON.stringify(target)} falls back to the launcher`, async ({ page, hostPage }) => {
      await page.goto(hostPage.containing(script(`data-mode="inline" data-target="${target}"`)));
      await launcher(page).click();
      await expect(frames(page)).toBeVisible();
    });
  }
});

test.describe('several chats', () => {
  test('stand side by side, each with its own name, settings and calls', async ({ page, hostPage }) => {
    // The event comes in two ways, in either order: both must agree.
    const sales = script('data-position="left" data-name="Sales" data-label="Sales"');
    const two = sales + script('data-label="Help"');
    await page.goto(hostPage.containing(`${two}${sales}<a href="#gone" data-meg-open="Sales">Ask</a>`));
    await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
    await expect(page.locator('meg-chat')).toHaveCount(2);
    await page.getByText('Ask').click();
    await expect(page.locator('meg-chat div:not([inert])')).toHaveCount(1);
    await expect(page.locator('meg-chat button').filter({ hasText: 'Sales' })).toHaveAttribute('aria-expanded', 'true');
    expect(new URL(page.url()).hash).toBe('');
    await page.evaluate(() => Meg('destroy'));
    await expect(page.locator('meg-chat')).toHaveCount(1);
    expect(await page.evaluate(() => ['Meg' in window, 'Sales' in window])).toEqual([false, true]);
  });
});

test('a launcher of the page’s own opens the chat, however late it comes', async ({ page, hostPage }) => {
  await page.goto(hostPage.containing(script('data-launcher="none"')));
  await expect(page.locator('meg-chat')).toBeAttached();
  await expect(launcher(page)).toBeHidden();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button data-meg-open><b>Chat</b></button>');
  });
  await page.getByText('Chat', { exact: true }).click();
  await expect(frames(page)).toBeVisible();
  await expect(launcher(page)).toBeHidden();
});

test.describe('the focus goes back', () => {
  test('to the page’s own button that opened the chat', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`${script('data-launcher="none"')}<button data-meg-open><b>Chat</b></button>`));
    await expect(page.locator('meg-chat')).toBeAttached();
    await page.getByText('Chat', { exact: true }).click();
    await ready(page);
    await page.keyboard.press('Escape');
    await expect(frames(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Chat' })).toBeFocused();
  });

  test('to where the visitor was when the page opened it', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`${snippet}<input aria-label="City">`));
    await expect(launcher(page)).toBeVisible();
    await page.getByLabel('City').focus();
    await page.evaluate(() => Meg('open'));
    await ready(page);
    await page.evaluate(() => Meg('close'));
    await expect(page.getByLabel('City')).toBeFocused();
  });

  test('and stays there when the chat was closed before its script came', async ({ page, hostPage }) => {
    const letGo = await holdScript(page);
    await page.goto(hostPage.containing(`${snippet}<input aria-label="City">`));
    await expect(launcher(page)).toBeVisible();
    await page.getByLabel('City').focus();
    await page.evaluate(() => Meg('open'));
    await ready(page);
    await page.evaluate(() => Meg('close'));
    await letGo();
    await expect((await chatFrame(page)).getByRole('button', { name: 'Get a quote' })).toBeAttached();
    await expect(page.getByLabel('City')).toBeFocused();
  });

  test('to the launcher where what opened it has gone', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`${snippet}<button data-meg-open>Ask</button>`));
    await expect(launcher(page)).toBeVisible();
    await page.getByText('Ask').click();
    await ready(page);
    await page.evaluate(() => document.querySelector('[data-meg-open]')?.remove());
    await page.evaluate(() => Meg('close'));
    await expect(launcher(page)).toBeFocused();
  });
});

test.describe('on a page that does odd things', () => {
  test('a click in a form whose fields bear the names of methods does no harm', async ({ page, hostPage }) => {
    const form = '<form><input name="closest"><input name="dataset"><b>Form</b></form>';
    await page.goto(hostPage.containing(`${snippet}${form}<button data-meg-open>Ask</button>`));
    await expect(launcher(page)).toBeVisible();
    await page.getByText('Form').click();
    await expect(frames(page)).toHaveCount(0);
    await page.getByText('Ask').click();
    await expect(frames(page)).toBeVisible();
  });

  test('what it hung on every object is no setting of ours', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`<script>Object.prototype.root = 'x'</script>${snippet}`));
    await launcher(page).click();
    await expect(frames(page)).toBeVisible();
  });

  test('a launcher inside a web component opens the chat', async ({ page, hostPage }) => {
    await page.goto(hostPage.containing(`${snippet}<div id="component"></div>`));
    await expect(launcher(page)).toBeVisible();
    await page.evaluate(() => {
      const shadow = document.querySelector('#component')?.attachShadow({ mode: 'open' });
      shadow?.append(Object.assign(document.createElement('div'), { innerHTML: '<a href="#x" data-meg-open>Ask</a>' }));
    });
    await page.getByText('Ask').click();
    await ready(page);
    await expect(frames(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Ask')).toBeFocused();
  });
});

test('a chat that came late is kept when it is closed and opened again', async ({ page, hostPage }) => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route('**/embed?*', async (route) => {
    asked += 1;
    await late;
    await route.continue();
  });
  await page.goto(hostPage.containing(script('data-phone="+44 (0)113 496 0123"')));
  await launcher(page).click();
  const call = page.locator('meg-chat').getByRole('link', { name: /call/ });
  await expect(call).toHaveAttribute('href', 'tel:+441134960123', { timeout: 8_000 });
  release();
  await ready(page);
  const frame = await chatFrame(page);
  await frame.evaluate(() => Object.assign(window, { kept: true }));
  await page.evaluate(() => Meg('close'));
  await expect(frames(page)).toBeHidden();
  await page.evaluate(() => Meg('open'));
  await expect(frames(page)).toBeVisible();
  expect(await frame.evaluate(() => 'kept' in window)).toBe(true);
  expect(asked).toBe(1);
});

test('the settings of a company come with its script, and attributes win', async ({ page, hostPage }) => {
  const src = `${hostPage.megUrl}/meg.js?company=demo`;
  await page.goto(hostPage.containing(`<script src="${src}" data-color="#111111"></script>`));
  await launcher(page).click();
  await ready(page);
  await expect(frames(page)).toHaveAttribute('src', /company=demo/);
  await expect(launcher(page)).toHaveCSS('background-color', 'rgb(17, 17, 17)');
});

test.describe('survives: double include, single-page apps', () => {
  test('created and destroyed 200 times, it leaves no node, listener, timer or observer', async ({
    page,
    hostPage,
  }) => {
    await page.addInitScript(() => {
      const held = new Set<unknown>();
      Object.assign(window, { heard: held });
      for (const target of [window, document]) {
        const { addEventListener, removeEventListener } = target;
        target.addEventListener = (...args: unknown[]) => {
          held.add(args[1]);
          Reflect.apply(addEventListener, target, args);
        };
        target.removeEventListener = (...args: unknown[]) => {
          held.delete(args[1]);
          Reflect.apply(removeEventListener, target, args);
        };
      }
      const { setTimeout: set, clearTimeout: clear } = window;
      Object.assign(window, {
        setTimeout(run: () => void, delayMs: number) {
          const id = set(run, delayMs);
          held.add(`timer ${id}`);
          return id;
        },
        clearTimeout(id: number) {
          held.delete(`timer ${id}`);
          clear(id);
        },
      });
      const { observe, disconnect } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (target) {
        held.add(this);
        observe.call(this, target);
      };
      IntersectionObserver.prototype.disconnect = function () {
        held.delete(this);
        disconnect.call(this);
      };
    });
    await page.goto(hostPage.containing('<div id="chat"></div>'));
    const left = await page.evaluate(async (src) => {
      const nodes = document.querySelectorAll('*').length;
      for (let round = 0; round < 200; round++) {
        const script = document.createElement('script');
        script.src = src;
        if (round % 3 === 0) Object.assign(script.dataset, { mode: 'inline', target: '#chat' });
        const loaded = new Promise((resolve) => {
          script.onload = resolve;
        });
        document.head.append(script);
        await loaded;
        if (round % 2) Meg('open');
        Meg('destroy');
        script.remove();
      }
      const held = heard as unknown as Set<unknown>;
      return { nodes: document.querySelectorAll('*').length - nodes, frames: window.length, held: held.size };
    }, `${hostPage.megUrl}/meg.js`);
    expect(left).toEqual({ nodes: 0, frames: 0, held: 0 });
  });
});

const npmModule = readFileSync(new URL('../../loader/dist/npm/load-meg.js', import.meta.url), 'utf8');

test('the npm module, mounted, unmounted and mounted again, leaves one chat, and then none', async ({
  page,
  hostPage,
}) => {
  const use = `const options = { origin: '${hostPage.megUrl}', company: 'demo', label: 'Npm' };
    window.heard = [];
    const first = loadMeg(options);
    first.meg('on', 'opened', () => heard.push('first'));
    first.unload();
    const second = loadMeg(options);
    second.meg('on', 'opened', () => heard.push('second'));
    second.meg('open');
    window.unload = second.unload;`;
  await page.goto(hostPage.containing(`<script type="module">${npmModule}\n${use}</script>`));
  await expect(frames(page)).toBeVisible();
  await expect(page.locator('meg-chat')).toHaveCount(1);
  await expect(launcher(page)).toHaveText('Npm');
  expect(await page.evaluate(() => heard)).toEqual(['second']);
  await page.evaluate(() => (window as unknown as { unload(): void }).unload());
  await expect(page.locator('meg-chat')).toHaveCount(0);
  expect(await page.evaluate(() => ['Meg' in window, document.scripts.length])).toEqual([false, 1]);
  expect(await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('meg-')))).toEqual([]);
});

test.describe('the npm module', () => {
  /** `load(label)` loads the chat by that name, from Meg's server or another. */
  async function withModule(page: Page, address: string, megUrl: string): Promise<void> {
    await page.goto(address);
    await page.waitForFunction(() => 'load' in window);
    await page.evaluate((origin) => Object.assign(window, { megUrl: origin }), megUrl);
  }
  const loadingPage = `<script type="module">${npmModule}
    window.load = (options) => loadMeg({ origin: megUrl, company: 'demo', ...options });</script>`;

  test('tries again where the script has failed, and the calls have waited', async ({ page, hostPage }) => {
    await withModule(page, hostPage.containing(loadingPage), hostPage.megUrl);
    await page.route('**/meg.js', (route) => route.abort(), { times: 1 });
    await page.evaluate(() => load({}).meg('open'));
    await expect(page.locator('script[src$="/meg.js"]')).toHaveCount(0);
    await page.evaluate(() => void load({}));
    await expect(frames(page)).toBeVisible();
  });

  test('keeps the chat until the last who loaded it has let go, each once', async ({ page, hostPage }) => {
    await withModule(page, hostPage.containing(loadingPage), hostPage.megUrl);
    await page.evaluate(() => {
      heard = [load({}), load({})];
    });
    await expect(launcher(page)).toBeVisible();
    await page.evaluate(() => {
      const [first] = heard as Loaded[];
      first?.unload();
      first?.unload();
    });
    await expect(page.locator('meg-chat')).toHaveCount(1);
    await page.evaluate(() => (heard as Loaded[])[1]?.unload());
    await expect(page.locator('meg-chat')).toHaveCount(0);
    expect(await page.evaluate(() => 'Meg' in window)).toBe(false);
  });

  test('forgets what is no longer set before the script has come', async ({ page, hostPage }) => {
    await withModule(page, hostPage.containing(loadingPage), hostPage.megUrl);
    await page.evaluate(() => void [load({ label: 'Old', position: 'left' }), load({ icon: '' })]);
    await expect(launcher(page)).toBeVisible();
    await expect(launcher(page)).toHaveText('');
  });

  for (const [when, hasCome] of [
    ['on its way', false],
    ['there', true],
  ] as const) {
    test(`takes another server’s chat where one is ${when}`, async ({ page, hostPage }) => {
      await withModule(page, hostPage.containing(loadingPage), hostPage.megUrl);
      const other = hostPage.megUrl.replace('127.0.0.1', 'localhost');
      await page.evaluate(() => void load({ label: 'One' }));
      if (hasCome) await expect(launcher(page)).toHaveText('One');
      await page.evaluate((origin) => load({ origin, label: 'Two' }).meg('open'), other);
      await expect(frames(page)).toHaveAttribute('src', new RegExp(`^${other}/embed`));
      await expect(page.locator('meg-chat')).toHaveCount(1);
      await expect(launcher(page)).toHaveText('Two');
    });
  }

  test('for React is marked as one of the browser’s', () => {
    const react = readFileSync(new URL('../../loader/dist/npm/react.js', import.meta.url), 'utf8');
    expect(react).toMatch(/^'use client';\n/);
  });
});
