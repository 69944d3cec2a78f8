import type { HostMessage } from '@meg/shared/bridge/messages';
import { frame, notice, panel } from '../elements.js';
import type { Verb } from '../page-api/public-api.js';
import { isInline, origin, settings } from '../script.js';
import { words } from '../words.js';
import { addressOf } from './chat-address.js';
import { send } from './host-bridge.js';
import { offerOtherWays } from './other-ways.js';

/** Offer other ways within 5 s: after that a visitor assumes that nothing will come. */
const patienceMs = 4500;

/** Calls to send once the frame is ready; undefined from then on. */
export let waiting: HostMessage[] | undefined = [];
let timer: number | undefined;

export const tell = (message: HostMessage): void => send(message, frame, origin);

/** Passes a call of the page on to the frame, at once or as soon as the frame is ready. */
export const pass: Verb = (value, _, verb) => {
  const message = { type: `meg:${verb}`, value } as HostMessage;
  if (waiting) waiting = [...waiting, message];
  else tell(message);
};

export const passWaiting = (): void => {
  for (const message of waiting ?? []) tell(message);
  waiting = undefined;
};

export const load = (): void => {
  // Once only: a frame that is attached again loads again.
  if (frame.parentNode) return;
  frame.src = addressOf(settings, origin, isInline);
  panel.appendChild(frame);
};

export const focusFrame = (): void => (waiting ? panel : frame).focus();

/** Shows that the chat is loading, and other ways to the company if it does not come. */
export const awaitFrame = (): void => {
  // It failed before, and opening it again asks for another try.
  if (notice.firstElementChild) frame.remove();
  notice.textContent = words.waiting;
  timer = setTimeout(() => {
    frame.hidden = true;
    offerOtherWays(notice, frame.src, settings.phone);
  }, patienceMs);
};

export const stopAwaiting = (): void => clearTimeout(timer);

// A frame that has loaded without a `meg:ready` holds the browser's error page.
frame.onload = () => {
  frame.hidden = !!waiting;
};
