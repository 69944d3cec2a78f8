import type { Page } from 'playwright/test';
import { chatOn } from './chat-frame.js';

/** The document as the server sends it, with the chat's script held back until it is released. */
export async function holdScript(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/embed')) return;
    const append = Element.prototype.append;
    const held: (() => void)[] = [];
    let isHeld = true;
    const letGo = () => {
      isHeld = false;
      for (const run of held.splice(0)) run();
    };
    Object.assign(globalThis, { letGo });
    Element.prototype.append = function (...nodes) {
      if (isHeld && (nodes[0] as Element).id === 'meg-script') held.push(() => append.apply(this, nodes));
      else append.apply(this, nodes);
    };
  });
  return async () => {
    await (await chatOn(page)).evaluate(() => (globalThis as unknown as { letGo(): void }).letGo());
  };
}
