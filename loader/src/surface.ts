import { css } from './chat.css';
import { readColours } from './colour.js';
import { append, hostTag } from './elements.js';

/** A constructed sheet is no inline style, so a page's policy does not refuse it. */
function dress(root: ShadowRoot, sheetText: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText);
    root.adoptedStyleSheets = [sheet];
  } catch {
    append(root, 'style', { textContent: sheetText });
  }
}

/** The shadow where everything stands, in the one element that the host page gets. */
export function drawSurface(color: string): ShadowRoot {
  const root = document.createElement(hostTag).attachShadow({ mode: 'open' });
  const { colour, ink } = readColours(color);
  dress(root, `*{--colour:${colour};--ink:${ink}}${css}`);
  return root;
}

/** Puts the element on the page and answers with how to take it away. */
export function mount(host: Element): () => void {
  // A script in the head may run before there is a body. Observed and not polled, because the element must stand
  // before the body's first script runs: a second loader there takes its absence for the work of the page.
  const observer = new MutationObserver(() => place());
  const place = (): void => {
    if (!document.body) return;
    observer.disconnect();
    document.body.appendChild(host);
  };
  observer.observe(document.documentElement, { childList: true });
  place();
  return () => {
    observer.disconnect();
    host.remove();
  };
}
