import type { Locator, Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { expect, test } from './quick-server.js';

/** All keys in the browser's storage. */
function keptIn(page: Page): Promise<{ local: string[]; session: string[]; cookie: string }> {
  return page.evaluate(() => ({
    local: Object.keys(localStorage),
    // The router stores scroll positions there.
    session: Object.keys(sessionStorage).filter((key) => key !== 'react-router-scroll-positions'),
    cookie: document.cookie,
  }));
}

/** The layout shift that the browser reports, from the start of each page. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          // After two frames the observer has received the entries of what was painted before.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve((window as unknown as { shift: number }).shift)),
          ),
        ),
    );
}

const banner = (page: Page) => page.getByRole('region', { name: 'May we count how this site is used?' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });

test('nothing that is not essential is asked for or kept before consent, nor after a no', async ({ page, meg }) => {
  const elsewhere: string[] = [];
  const counted: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== meg.url && !request.url().startsWith('blob:')) elsewhere.push(request.url());
    if (/vitals|analytics|collect|performance/.test(pathname)) counted.push(pathname);
  });
  await page.goto(`${meg.url}/privacy`);
  await expect(banner(page)).toBeVisible();
  expect(await keptIn(page)).toEqual({ local: [], session: [], cookie: '' });
  await page.getByRole('button', { name: 'Reject non-essential' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  await page.goto(`${meg.url}/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(banner(page)).toHaveCount(0);
  expect(await keptIn(page)).toEqual({ local: ['meg-consent'], session: [], cookie: '' });
  expect([elsewhere, counted]).toEqual([[], []]);
  expect(await page.context().cookies()).toEqual([]);
});

test('a yes is kept with its version and time, told to the chat, and can be taken back', async ({ page, meg }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    // Calls made before the chat's script has loaded are queued: recorded here, and passed on.
    addEventListener('DOMContentLoaded', () => {
      const page = window as unknown as { Meg?: (...command: unknown[]) => void };
      const real = page.Meg;
      page.Meg = Object.assign((...command: unknown[]) => {
        if (command[0] === 'consent') told.push(command[1]);
        real?.(...command);
      }, real);
    });
  });
  await page.route('**/meg.js*', (route) => route.abort());
  await page.goto(`${meg.url}/privacy`);
  await page.getByRole('button', { name: 'Accept all' }).click();
  const record = () => page.evaluate(() => JSON.parse(localStorage.getItem('meg-consent') ?? '{}'));
  const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  expect(await record()).toMatchObject({ version: '1.0', preferences: { analytics: true } });
  expect(Date.parse((await record()).timestamp)).toBeGreaterThan(0);
  expect(await told()).toEqual([{ analytics: true }]);
  await page.reload();
  await expect.poll(told).toEqual([{ analytics: true }]);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(settings(page).getByRole('switch', { name: 'Essential' })).toBeDisabled();
  await settings(page).getByRole('switch', { name: 'Analytics' }).uncheck();
  await settings(page).getByRole('button', { name: 'Save my choices' }).click();
  expect(await record()).toMatchObject({ preferences: { analytics: false } });
  expect(await told()).toEqual([{ analytics: true }, { analytics: false }]);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
});

test('the choice is made by keyboard, shifts nothing, and axe finds nothing in it', async ({ page, meg }) => {
  const shift = await watchShift(page);
  await page.goto(`${meg.url}/contact`);
  await expect(banner(page)).toBeVisible();
  // Its animation has ended, so no further layout shift can come from it.
  await expect(banner(page)).toHaveCSS('opacity', '1');
  expect(await shift()).toBeLessThan(0.02);
  await expectNothingFromAxe(page);
  await page.getByRole('button', { name: 'Customize' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await expect(settings(page)).toHaveCSS('opacity', '1');
  await expectNothingFromAxe(page.mainFrame(), 'dialog');
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
  await expect(banner(page)).toBeVisible();
});

test('the question can be put away, and is asked again at the next visit', async ({ page, meg }) => {
  await page.goto(`${meg.url}/`);
  const question = page.getByRole('heading', { name: 'May we count how this site is used?' });
  await page.getByRole('button', { name: 'Decide later' }).click();
  await expect(question).toBeHidden();
  expect((await keptIn(page)).local).toEqual([]);
  await page.reload();
  await expect(question).toBeVisible();
});

test("on a phone the chat's button never lies on the question", async ({ page, meg }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${meg.url}/`);
  const banner = await page.getByRole('region', { name: 'May we count how this site is used?' }).boundingBox();
  const launcher = page.getByRole('button', { name: /chat/i }).last();
  await expect(launcher).toBeVisible();
  const button = await launcher.boundingBox();
  expect((banner?.y ?? Number.NaN) + (banner?.height ?? Number.NaN)).toBeLessThanOrEqual(button?.y ?? 0);
});

for (const width of [390, 768, 1280]) {
  test(`at ${width} px the question lies on no chat of the page, no quote and no button of the chat`, async ({
    page,
    meg,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${meg.url}/`);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(banner(page)).toBeVisible();
    const chat = page.locator('#demo-chat');
    const quote = page.getByRole('figure').locator('[data-keep-clear]');
    for (const part of [chat, quote])
      for (const end of ['top', 'bottom'] as const) {
        await part.evaluate((element, at) => {
          const { top, bottom } = element.getBoundingClientRect();
          // An end of the part stands in the middle of where the question was, some way above the lower edge.
          scrollBy({ top: (at === 'top' ? top : bottom) - innerHeight + 160, behavior: 'instant' });
        }, end);
        await expect.poll(() => liesOn(page, part)).toBe(false);
      }
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(banner(page)).toBeVisible();
  });
}

/** Whether the question can be seen and shares a point with an element. Read at once: it may step aside meanwhile. */
async function liesOn(page: Page, part: Locator): Promise<boolean> {
  const question = await page.locator('[aria-labelledby="consent-heading"]').elementHandle();
  return part.evaluate((element, above) => {
    if (!above?.checkVisibility({ visibilityProperty: true })) return false;
    const [upper, lower] = [above.getBoundingClientRect(), element.getBoundingClientRect()];
    const isBeside = upper.left >= lower.right || lower.left >= upper.right;
    return !isBeside && upper.top < lower.bottom && lower.top < upper.bottom;
  }, question);
}
