import { append } from './elements.js';
import type { ScriptOptions } from './script-options.js';
import { words } from './words.js';

export interface Panel {
  panel: HTMLElement;
  /** Stands where the frame will, until that is ready. */
  notice: HTMLElement;
}

/** What opens above the launcher. The frame comes into it at the first sign of intent. */
export function drawPanel(root: ShadowRoot, { theme, position }: ScriptOptions): Panel {
  const panel = append(root, 'div', { className: `${theme} ${position}`, tabIndex: -1 });
  return { panel, notice: append(panel, 'p', { role: 'status', lang: 'en', textContent: words.waiting }) };
}

/** Not in the page yet: it asks for its document when it comes there. */
export function createFrame({ address }: ScriptOptions): HTMLIFrameElement {
  return Object.assign(document.createElement('iframe'), { title: words.name, src: address });
}

/** Says that the chat did not come, and how else the company can be reached. */
export function offerOtherWays(notice: HTMLElement, { address, phone }: ScriptOptions): void {
  notice.textContent = words.failed;
  append(notice, 'a', { textContent: words.newTab, href: address, target: '_blank' });
  if (phone) append(notice, 'a', { textContent: words.call + phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` });
}
