/**
 * The small script behind the first view, which the server has written into the document. It runs before anything is
 * drawn: takes away what does not fit this visitor, tells the page that there is something to see, and keeps what is
 * done until the chat's own script takes over.
 */
import { seal } from '@meg/shared/bridge/messages';
import { conversationKey, languageKey } from '../app/storage/stored-keys.js';
import type { Early, Kept } from './early.js';

/** How long a frame is waited for that may never be drawn, because it is not in sight. */
const longestFrameMs = 100;
/** As long as for anything else that does not come. */
const patienceMs = 4_500;

const page = document.documentElement;
const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const root = find('#root');

/** A conversation that goes on, and one in another language, are drawn by the chat itself. */
function fits(): boolean {
  try {
    const own = `"${page.lang}"`;
    const chosen = localStorage.getItem(languageKey) ?? own;
    return chosen.endsWith(own) && !localStorage.getItem(conversationKey + root.dataset.company);
  } catch {
    // Where the browser blocks the storage, nothing is in it.
    return true;
  }
}

/** An inert block up to now: even to compile it would hold the first frame up. */
function runChat(): void {
  const script = find<HTMLScriptElement>('#meg-script');
  script.type = 'module';
  // Put in again, a script that has not run yet does so; and one that has does not.
  page.append(script);
}

/** To any origin, because the page's is not known yet: that we are here, or are to be closed, is no secret. */
function tell(type: 'meg:ready' | 'meg:close'): void {
  parent.postMessage(seal({ type }), '*');
}

function start(): void {
  const late = find('#late');
  const field = find<HTMLInputElement>('input');
  const closing = find('header').lastElementChild as Element;
  const messages: MessageEvent[] = [];
  const kept: Kept[] = [];

  const hear: Record<string, unknown> = {
    message(event: MessageEvent) {
      messages.push(event);
      // The page's own welcome is not to be seen as a second one.
      const welcome = event.source === parent && event.data?.message?.welcome;
      if (welcome) find('[role=log] [dir]').textContent = welcome;
    },
    click(event: MouseEvent) {
      const target = (event.target as Element).closest('button');
      if (!target) return;
      event.preventDefault();
      if (late.contains(target)) location.reload();
      else if (target === closing) tell('meg:close');
      else {
        const isSending = target.type === 'submit';
        kept.push([target, isSending ? field.value : '']);
        if (isSending) field.value = '';
      }
    },
    keydown({ key, isComposing }: KeyboardEvent) {
      if (key === 'Escape' && !isComposing) tell('meg:close');
    },
    input({ target }: Event) {
      if (target !== field) kept.push([target as HTMLSelectElement, (target as HTMLSelectElement).value]);
    },
  };
  const forEach = (attach: typeof addEventListener) => {
    for (const type in hear) attach(type, hear[type] as EventListener, true);
  };

  // The rest of the document does not come: what was pressed would wait for ever.
  const timer = setTimeout(() => {
    find('section').append(late);
    late.hidden = false;
  }, patienceMs);
  // In a page it is there for good, and by itself it is the browser's to close.
  if (parent === window) page.dataset.alone = '';
  if (parent === window || location.search.includes('mode=inline')) closing.remove();
  forEach(addEventListener);
  const stop = () => {
    forEach(removeEventListener);
    clearTimeout(timer);
    late.remove();
  };
  globalThis.megEarly = { messages, kept, field, stop } satisfies Early;
  tell('meg:ready');
}

const isDrawn = fits();
if (isDrawn) start();
else root.textContent = '';
addEventListener('DOMContentLoaded', () => {
  if (!isDrawn) return runChat();
  requestAnimationFrame(() => setTimeout(runChat));
  setTimeout(runChat, longestFrameMs);
});
