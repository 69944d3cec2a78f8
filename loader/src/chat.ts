import { draw } from './appearance/draw.js';
import { host, launcher } from './elements.js';
import { load, pass, stopAwaiting } from './frame/frame.js';
import { hear } from './frame/frame-messages.js';
import { close, open, openFromPage, toggle } from './frame/opening.js';
import { off, on } from './page-api/page-events.js';
import type { Chat, Verb, Verbs } from './page-api/public-api.js';
import { place, remove } from './placement.js';

const start: Verb = (value, _, verb) => {
  open();
  pass(value, _, verb);
};

const verbs = {
  __proto__: null,
  open,
  close,
  toggle,
  on,
  off,
  prefill: pass,
  setLanguage: pass,
  consent: pass,
  startQuote: start,
  startQuiz: start,
  ask: start,
  show() {
    draw({ launcher: '' });
  },
  hide() {
    close();
    draw({ launcher: 'none' });
  },
  update(changes: unknown, _: unknown, verb: string) {
    draw(changes);
    pass(changes, _, verb);
  },
  destroy() {
    removeEventListener('message', hear);
    document.removeEventListener('click', openFromPage);
    stopAwaiting();
    remove();
  },
};

/** Puts the launcher and the chat's frame on the page. */
export function startChat(): Chat {
  launcher.onclick = toggle;
  // A touch also fires `pointerenter`.
  launcher.onpointerenter = launcher.onfocus = load;
  host.onkeydown = (event) => {
    if (event.key === 'Escape') close();
  };
  addEventListener('message', hear);
  document.addEventListener('click', openFromPage);
  place();
  return [host, verbs as unknown as Verbs];
}
