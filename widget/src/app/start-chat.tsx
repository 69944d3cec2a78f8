import type { CardDoors } from '../cards/card-props.js';
import type { ConversationEvent } from '../conversation/event.js';
import type { Conversation } from '../conversation/state.js';
import { emptyConversation } from '../conversation/state.js';
import { welcome } from '../conversation/welcome.js';
import type { Text } from '../i18n/text.js';
import { ChatApp } from './app.js';
import type { World } from './browser.js';
import type { Chat } from './chat.js';
import { chosenLanguage } from './chosen-language.js';
import { createEngineStart, type EngineStart } from './engine-start.js';
import { definePart } from './part.js';
import { preferredLanguage } from './preferred-language.js';
import { createSavedConversation, type SavedConversation } from './storage/saved-conversation.js';

const laterPart = definePart(() => import('./engine-and-cards.js'));

/** What the host page's scripts may do in the chat. */
export interface RunningChat {
  act(event: ConversationEvent): void;
  setLanguage(language: string): void;
  /** To be called when visible data of the company has changed. */
  redraw(): void;
}

/** What is shown, and in which language. */
interface Shown {
  state: Conversation;
  text: Text;
  hasActed: boolean;
}

/** What the visitor's browser has stored of an earlier visit. */
function findEarlier({ storage, wantedLanguages }: World, { languages, firstText }: Chat, saved: SavedConversation) {
  const found = saved.load();
  const chosen = chosenLanguage(storage, languages);
  const language = chosen ?? firstText.language;
  const offered = found || chosen ? undefined : preferredLanguage(wantedLanguages, languages, firstText.language);
  // An earlier conversation, or another language, needs words that are not in the document.
  return { found, language, offered, mustWait: found !== undefined || language !== firstText.language };
}

/**
 * Shows the conversation at once if its words came with the document. What the visitor does before the engine has
 * loaded is queued.
 */
export function startChat(world: World, chat: Chat): RunningChat {
  const saved = createSavedConversation(chat.company.slug, world.storage, world);
  const { found, language, offered, mustWait } = findEarlier(world, chat, saved);
  const shown: Shown = {
    state: {
      ...(found ?? { ...welcome({ quoteFirst: chat.company.quoteFirst }), composed: chat.composed ?? '' }),
      // Of an earlier visit as well: what the company asks for now is what it takes.
      contactRequired: chat.company.contactRequired,
    },
    text: chat.firstText,
    hasActed: false,
  };

  const show = () => {
    const isHeldBack = mustWait && !engine.engine();
    const isWaiting = isHeldBack || engine.isAwaited();
    const stall = isWaiting ? { onRetry: engine.hasFailed() ? engine.retry : undefined } : undefined;
    const state = isHeldBack ? emptyConversation : shown.state;
    world.render(
      <ChatApp
        {...chat}
        {...doors}
        {...shown}
        cards={laterPart.arrived()?.cards}
        state={state}
        stall={stall}
        offered={shown.hasActed || shown.text.language !== chat.firstText.language ? undefined : offered}
        onLanguage={onLanguage}
        onReset={reset}
      />,
    );
  };
  const engine = createEngineStart({
    async start() {
      const { startEngine } = await laterPart.load();
      return startEngine(world, chat, {
        state: shown.state,
        language,
        isResumed: found !== undefined,
        saved,
        show(state, text) {
          Object.assign(shown, { state, text });
          if (engine.engine()) show();
        },
      });
    },
    onChange: show,
    reload: world.reload,
  });

  const doors: CardDoors = {
    act(event) {
      shown.hasActed = true;
      engine.run(({ dispatch }) => dispatch(event));
      // Drawing again would reset the field that is being typed into.
      if (!engine.engine() && event.type !== 'draftChanged' && event.type !== 'composed') show();
    },
    newKey: world.newKey,
    nowMs: world.nowMs,
    findPlaces: async (q, signal) => engine.engine()?.findPlaces(q, signal) ?? [],
    findThings: async () => engine.engine()?.findThings(),
  };
  const onLanguage = (code: string) => engine.run(({ setLanguage }) => void setLanguage(code, true));
  const reset = () => {
    saved.forget();
    world.reload();
  };

  show();
  if (mustWait) void engine.start();
  else world.whenIdle(() => void engine.start());
  listenToPage(world, engine);
  return {
    act: (event) => engine.run(({ dispatch }) => dispatch(event)),
    setLanguage: (code) => engine.run(({ setLanguage }) => void setLanguage(code, false)),
    redraw: show,
  };
}

function listenToPage({ listen }: World, { engine }: EngineStart): void {
  listen('online', () => engine()?.resend());
  listen('pageshow', () => engine()?.resend());
  listen('pagehide', () => engine()?.flush());
  listen('storage', () => engine()?.review());
}
