import { fetchCardsAhead } from '../cards/card-parts.js';
import type { CardDoors } from '../cards/card-props.js';
import { definePart } from '../cards/part.js';
import type { ConversationEvent } from '../conversation/event.js';
import type { Conversation } from '../conversation/state.js';
import { emptyConversation } from '../conversation/state.js';
import { welcome } from '../conversation/welcome.js';
import type { Text } from '../i18n/text.js';
import { ChatApp } from './app.js';
import type { World } from './browser.js';
import type { Chat } from './chat.js';
import { chosenLanguage } from './chosen-language.js';
import type { Engine } from './engine.js';
import { createSavedConversation } from './storage/saved-conversation.js';

const enginePart = definePart(() => import('./engine.js'));

/** What the page's own scripts may do in the chat. */
export interface RunningChat {
  act(event: ConversationEvent): void;
  setLanguage(language: string): void;
  /** Something of the company has changed that is on view: draws it again. */
  redraw(): void;
}

/**
 * Shows the conversation at once, where its first words came with the document. What the visitor does before the
 * engine has arrived waits for it.
 */
export function startChat(world: World, chat: Chat): RunningChat {
  const saved = createSavedConversation(chat.company.slug, world.storage, world);
  const found = saved.load();
  const language = chosenLanguage(world.storage, chat.languages) ?? chat.firstText.language;
  // A conversation of before speaks with all the words, and one in another language with other words: they come first.
  const mustWait = found !== undefined || language !== chat.firstText.language;
  const early: ((engine: Engine) => void)[] = [];
  let state = found ?? { ...welcome({ quoteFirst: chat.company.quoteFirst }), composed: chat.composed ?? '' };
  let text = chat.firstText;
  let engine: Engine | undefined;
  let hasActed = false;
  let hasFailed = false;
  let failures = 0;
  let starting: Promise<void> | undefined;

  const show = () => {
    const isWaiting = early.length > 0 || (mustWait && !engine);
    const stall = isWaiting ? { onRetry: hasFailed ? retry : undefined } : undefined;
    const shown = mustWait && !engine ? emptyConversation : state;
    world.render(
      <ChatApp {...chat} {...doors} {...{ state: shown, text, hasActed, stall, onLanguage }} onReset={reset} />,
    );
  };
  const showNext = (next: Conversation, nextText: Text) => {
    state = next;
    text = nextText;
    if (engine) show();
  };

  const begin = async () => {
    hasFailed = false;
    try {
      const { startEngine } = await enginePart.load();
      engine ??= await startEngine(world, chat, {
        state,
        language,
        isResumed: found !== undefined,
        saved,
        show: showNext,
      });
    } catch {
      hasFailed = true;
      failures += 1;
    }
    if (engine) for (const run of early.splice(0)) run(engine);
    starting = undefined;
    show();
  };
  // One at a time: of two engines the later would take the conversation back to where it began.
  const start = () => {
    starting ??= begin();
    return starting;
  };

  const retry = () => {
    // See LazyCard: a release may have taken the file away.
    if (failures > 1) world.reload();
    void start();
  };

  const withEngine = (run: (engine: Engine) => void) => {
    if (engine) return run(engine);
    early.push(run);
    void start();
  };
  const act = (event: ConversationEvent) => {
    hasActed = true;
    withEngine(({ dispatch }) => dispatch(event));
    // Drawn again, a field would fall back to what it held before.
    if (!engine && event.type !== 'draftChanged' && event.type !== 'composed') show();
  };
  const doors: CardDoors = {
    act,
    newKey: world.newKey,
    nowMs: world.nowMs,
    findPlaces: async (q, signal) => engine?.findPlaces(q, signal) ?? [],
  };
  const onLanguage = (code: string) => withEngine((one) => void one.setLanguage(code, true));
  const reset = () => {
    saved.forget();
    world.reload();
  };

  show();
  if (mustWait) void start().then(fetchCardsAhead);
  else world.whenIdle(() => void start().then(fetchCardsAhead));
  world.listen('online', () => engine?.resend());
  world.listen('pageshow', () => engine?.resend());
  world.listen('pagehide', () => engine?.flush());
  world.listen('storage', () => engine?.review());
  return {
    act: (event) => withEngine(({ dispatch }) => dispatch(event)),
    setLanguage: (code) => withEngine((one) => void one.setLanguage(code, false)),
    redraw: show,
  };
}
