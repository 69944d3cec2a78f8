import type { Frame, Page } from 'playwright/test';
import { expect } from './host-page.js';

interface Watch {
  /** Scripts that ran, requests to other origins and policy violations: none, unless text was treated as markup. */
  readonly faults: string[];
  /** Fails if a document holds an element or attribute that came from text. */
  expectTextAlone(): Promise<void>;
}

const dialogs = ['alert', 'confirm', 'prompt', 'print'] as const;
const foreign = [
  'math, object, embed, base, applet, marquee, frameset, portal, isindex, keygen, template, noscript, video, audio',
  'meta[http-equiv], link[rel=import], iframe[srcdoc], form[action], [formaction], [ping], [srcset], svg script, use, foreignObject, animate, set',
  '[src*=evil], [href^="javascript:" i], [href^="data:text" i], [src^="javascript:" i], [style*="evil"], [style*="expression"]',
].join(', ');

function foreignIn(frame: Frame): Promise<string[]> {
  return frame.evaluate((selector) => {
    const all = [...document.querySelectorAll('*')];
    const handlers = all.flatMap((one) => [...one.attributes].filter(({ name }) => /^on/i.test(name)));
    const elements = [...document.querySelectorAll(selector)].map((one) => one.outerHTML.slice(0, 200));
    const links = [...document.querySelectorAll('a[href]')]
      .map((one) => (one as HTMLAnchorElement).protocol)
      .filter((protocol) => !/^(https?|mailto|tel|sms):$/.test(protocol));
    return [...handlers.map(({ name, value }) => `${name}=${value}`), ...elements, ...links];
  }, foreign);
}

/** Watches all frames of the page from now on. It may request the given origins only. */
export async function watchForMarkup(page: Page, origins: readonly string[]): Promise<Watch> {
  const faults: string[] = [];
  await page.exposeFunction('megMarkupFault', (what: string) => void faults.push(what));
  await page.addInitScript((names) => {
    const tell = (what: string) => (window as unknown as { megMarkupFault(what: string): void }).megMarkupFault(what);
    for (const name of names) Object.assign(window, { [name]: (said: unknown) => tell(`${name}(${String(said)})`) });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tell(`${violatedDirective} held back ${blockedURI}`),
    );
  }, dialogs);
  page.on('dialog', (dialog) => {
    faults.push(`A dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => faults.push(`An error: ${message}`));
  page.on('popup', (popup) => faults.push(`A window: ${popup.url()}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !origins.includes(origin)) faults.push(`Asked for ${request.url()}`);
  });
  const expectTextAlone = async () => {
    for (const frame of page.frames()) expect(await foreignIn(frame), frame.url()).toEqual([]);
    expect(faults).toEqual([]);
  };
  return { faults, expectTextAlone };
}
