/**
 * The small script of the first view, which the server has written into the document. It runs before the first paint:
 * removes what is wrong for this visitor, tells the host page that the chat is visible, and records what is done until
 * the chat's own code takes over.
 */
import { seal } from '@meg/shared/bridge/messages';
import { conversationKey, languageKey } from '../app/storage/stored-keys.js';
import type { Early, FirstViewAction } from './early.js';

/** Set by the build: where the chat's code is. */
declare const megChatAddress: string;

/** The longest wait for the first frame, which browsers do not draw while the chat is out of sight. */
const longestFrameMs = 100;
/** The same as for any other part of the chat: see part.ts. */
const patienceMs = 4_500;

const page = document.documentElement;
const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const root = find('#root');
const late = find('#late');

/** False if there is a stored conversation or another chosen language: the chat draws those itself. */
function isFirstViewRight(): boolean {
  try {
    const own = `"${page.lang}"`;
    const chosen = localStorage.getItem(languageKey) ?? own;
    return chosen.endsWith(own) && !localStorage.getItem(conversationKey + root.dataset.company);
  } catch {
    // A blocked storage cannot hold anything.
    return true;
  }
}

/** Shows a number to call and a button to try again. No effect once the chat has started, which removes `late`. */
function offerOtherWays(): void {
  if (!late.isConnected) return;
  (find('section') ?? root).append(late);
  late.hidden = false;
}

/**
 * A new release may have removed the code's file: a new document knows its new name. Only if the server answers, and
 * only once, because it may fail again.
 */
async function reloadOnce(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const answer = visit?.type === 'reload' ? undefined : await fetch(location.href, { method: 'HEAD' });
  if (!answer?.ok) throw answer;
  location.reload();
}

let isStarted = false;
function startChat(): void {
  if (isStarted) return;
  isStarted = true;
  import(megChatAddress).catch(reloadOnce).catch(offerOtherWays);
}

/** To any origin (`*`), because the page's is not known yet and neither message is secret. */
function tell(type: 'meg:ready' | 'meg:close'): void {
  parent.postMessage(seal({ type }), '*');
}

/** Records actions in the first view and messages of the page, until the chat takes over. */
function recordFirstView(): void {
  const field = find<HTMLInputElement>('input');
  const closing = find('header').lastElementChild as Element;
  const messages: MessageEvent[] = [];
  const actions: FirstViewAction[] = [];

  const listeners: Record<string, unknown> = {
    message(event: MessageEvent) {
      messages.push(event);
      // Replace the greeting at once, so that the page's own welcome does not appear after it.
      const welcome = event.source === parent && event.data?.message?.welcome;
      if (welcome) find('[role=log] [dir]').textContent = welcome;
    },
    click(event: MouseEvent) {
      const target = (event.target as Element).closest('button');
      if (!target || late.contains(target)) return;
      event.preventDefault();
      if (target === closing) tell('meg:close');
      else {
        const isSending = target.type === 'submit';
        actions.push([target, isSending ? field.value : '']);
        if (isSending) field.value = '';
      }
    },
    keydown({ key, isComposing }: KeyboardEvent) {
      if (key === 'Escape' && !isComposing) tell('meg:close');
    },
    input({ target }: Event) {
      if (target !== field) actions.push([target as HTMLSelectElement, (target as HTMLSelectElement).value]);
    },
  };
  const forEach = (attach: typeof addEventListener) => {
    for (const type in listeners) attach(type, listeners[type] as EventListener, true);
  };

  // An inline chat cannot be closed, and one in a tab of its own is closed by the browser.
  if (parent === window) page.dataset.alone = '';
  if (parent === window || location.search.includes('mode=inline')) closing.remove();
  forEach(addEventListener);
  globalThis.megEarly = { messages, actions, field, stop: () => forEach(removeEventListener) } satisfies Early;
  tell('meg:ready');
}

late.onclick = ({ target }) => {
  if ((target as Element).closest('button')) location.reload();
};
setTimeout(offerOtherWays, patienceMs);
if (isFirstViewRight()) {
  recordFirstView();
  // After the first frame: even to compile the code would hold it up.
  requestAnimationFrame(() => setTimeout(startChat));
  setTimeout(startChat, longestFrameMs);
} else {
  root.textContent = '';
  startChat();
}
