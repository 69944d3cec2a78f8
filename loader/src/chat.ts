import type { HostMessage } from '@meg/shared/bridge/messages';
import { attempt } from './attempt.js';
import { hostTag, make } from './elements.js';
import { addressOf, offerOtherWays } from './frame.js';
import { messageOf, send } from './host-bridge.js';
import { dress } from './launcher.js';
import { createEvents } from './page-api/events.js';
import type { Settings } from './page-api/settings.js';
import { styleOf } from './style.js';
import { words } from './words.js';

/** Offer other ways within 5 s: after that a visitor assumes that nothing will come. */
const patienceMs = 4500;

type Verb = (first: unknown, second: unknown, verb: string) => void;

/** What a page can call as `Meg(verb, …)`. It has no prototype, so `constructor` is no verb. */
export type Verbs = Record<string, Verb | undefined>;
/** `host` is the one element that the page gets. */
export type Chat = readonly [host: Element, verbs: Verbs];

/** The launcher and the chat's frame on the host page, and the messages between page and frame. */
export function createChat(settings: Settings, origin: string): Chat {
  const host = make(hostTag as 'div');
  const root = host.attachShadow({ mode: 'open' });
  const panel = make('div', { tabIndex: -1, inert: true }, root);
  const notice = make('p', { role: 'status', lang: 'en' }, panel);
  // The name stays the same in both states: `ariaExpanded` tells them apart.
  const launcher = make('button', { ariaExpanded: 'false' }, root);
  const frame = make('iframe', { title: words.name });
  const sheet = new CSSStyleSheet();
  const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), {
    __proto__: null,
    rootMargin: '200px',
  } as IntersectionObserverInit);
  const [on, off, emit] = createEvents(host, settings);
  let isInline = settings.mode === 'inline';
  let isOpen = false;
  let isGone = false;
  /** Calls to send once the frame is ready; undefined from then on. */
  let waiting: HostMessage[] | undefined = [];
  let timer: number | undefined;
  /** The element that opened the chat: it gets the focus back. */
  let opener: Element | null;

  const tell = (message: HostMessage): void => send(message, frame, origin);

  const load = (): void => {
    // Once only: a frame that is attached again loads again.
    if (frame.parentNode) return;
    frame.src = addressOf(settings, origin, isInline);
    panel.appendChild(frame);
  };

  const focus = (): void => (waiting ? panel : frame).focus();

  const show = (): void => {
    if (waiting) {
      // It failed before, and opening it again asks for another try.
      if (notice.firstElementChild) frame.remove();
      notice.textContent = words.waiting;
      timer = setTimeout(() => {
        frame.hidden = true;
        offerOtherWays(notice, frame.src, settings.phone);
      }, patienceMs);
    }
    load();
    opener = document.activeElement;
    if (!isInline) focus();
  };

  const turn = (wanted: boolean): void => {
    // An inline chat never closes again.
    if (isOpen === wanted || (isInline && isOpen)) return;
    isOpen = wanted;
    launcher.ariaExpanded = `${wanted}`;
    panel.inert = !wanted;
    // A closed chat needs no drawing.
    panel.style.visibility = wanted ? '' : 'hidden';
    clearTimeout(timer);
    if (wanted) show();
    // Only if the focus is in the chat: a page may close it while the visitor is elsewhere.
    else if (root.activeElement) {
      launcher.focus();
      // No effect if it was removed or cannot be focused.
      (opener as HTMLElement | null)?.focus();
    }
    if (!waiting) tell({ type: wanted ? 'meg:open' : 'meg:close' });
    emit(wanted ? 'opened' : 'closed');
  };
  const open = (): void => turn(true);
  const close = (): void => turn(false);
  const toggle = (): void => turn(!isOpen);

  const greet = (): void => {
    // Query and fragment may hold personal data, so they are not sent.
    const page = location.origin + location.pathname;
    const { company: companyId, theme, language, welcome, avatar } = settings;
    clearTimeout(timer);
    panel.className = 'ready';
    notice.remove();
    tell({ type: 'meg:configure', companyId, theme, language, page, welcome, avatar } as HostMessage);
    if (isOpen) tell({ type: 'meg:open' });
    for (const message of waiting ?? []) tell(message);
    waiting = undefined;
    frame.hidden = false;
    if (isOpen && root.activeElement) focus();
    emit('ready');
  };

  const hear = (event: MessageEvent): void => {
    const message = messageOf(event, frame, origin);
    if (!message) return;
    if (message.type === 'meg:ready') greet();
    if (message.type === 'meg:close') close();
    if (message.type === 'meg:resize') panel.style.height = `${message.heightPx}px`;
    if (message.type === 'meg:event') emit(message.name, message.detail);
  };

  const openFromPage = (event: Event): void => {
    // composedPath, because inside shadow roots the event's target is their host.
    const pressed = (event.composedPath() as HTMLElement[]).find(
      ({ dataset }) => (dataset?.megOpen === '' ? 'Meg' : dataset?.megOpen) === settings.name,
    );
    if (!pressed) return;
    event.preventDefault();
    open();
    // Not every browser focuses a button that is clicked.
    opener = pressed;
  };

  const draw = (changes: unknown): void => {
    Object.assign(settings, changes);
    sheet.replaceSync(styleOf(settings, isInline));
    dress(launcher, settings);
  };

  const pass: Verb = (value, _, verb) => {
    const message = { type: `meg:${verb}`, value } as HostMessage;
    if (waiting) waiting = [...waiting, message];
    else tell(message);
  };
  const start: Verb = (value, _, verb) => {
    open();
    pass(value, _, verb);
  };

  const place = (): void => {
    if (isGone) return;
    // A script in the head may run before there is a body, and before what is further down in it.
    if (isInline ? document.readyState === 'loading' : !document.body) {
      requestAnimationFrame(place);
      return;
    }
    // Append to body, not to html: frameworks that hydrate the whole document (Remix) remove unknown children of html.
    document.body.appendChild(host);
    if (isInline)
      attempt(() => {
        isInline = false;
        const box = document.querySelector(settings.target as string);
        if (!box) throw `no ${settings.target}`;
        box.appendChild(host);
        nearness.observe(host);
        isInline = true;
      });
    draw(0);
  };

  launcher.onclick = toggle;
  // A frame that has loaded without a `meg:ready` holds the browser's error page.
  frame.onload = () => {
    frame.hidden = !!waiting;
  };
  // A touch also fires `pointerenter`.
  launcher.onpointerenter = launcher.onfocus = load;
  host.onkeydown = (event) => {
    if (event.key === 'Escape') close();
  };
  addEventListener('message', hear);
  document.addEventListener('click', openFromPage);
  root.adoptedStyleSheets = [sheet];
  place();

  return [
    host,
    {
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
        isGone = true;
        removeEventListener('message', hear);
        document.removeEventListener('click', openFromPage);
        nearness.disconnect();
        clearTimeout(timer);
        host.remove();
      },
    } as unknown as Verbs,
  ];
}
