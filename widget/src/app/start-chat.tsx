import { fetchCardsAhead } from '../cards/card-parts.js';
import { definePart } from '../cards/part.js';
import type { ChatActions } from '../chat/chat-window.js';
import type { ConversationEvent } from '../conversation/event.js';
import type { Conversation } from '../conversation/state.js';
import { welcome } from '../conversation/welcome.js';
import { ChatApp } from './app.js';
import type { Engine } from './engine.js';
import { createSavedConversation } from './saved-conversation.js';
import type { Chat, World } from './world.js';

const enginePart = definePart(() => import('./engine.js'));

/**
 * Shows the conversation at once, the stored one or a new one. What the visitor does before the engine has arrived
 * waits for it.
 */
export function startChat(world: World, chat: Chat): void {
  const saved = createSavedConversation(chat.company.slug, world.storage, world.nowMs);
  const found = saved.load();
  const early: ConversationEvent[] = [];
  let state = found ?? welcome();
  let engine: Engine | undefined;
  let hasActed = false;
  let hasFailed = false;

  const show = () => {
    const stall = early.length === 0 ? undefined : { onRetry: hasFailed ? start : undefined };
    world.render(<ChatApp {...chat} {...{ state, actions, hasActed, stall }} onReset={reset} />);
  };
  const showNext = (next: Conversation) => {
    state = next;
    show();
  };

  const start = async () => {
    hasFailed = false;
    const part = await enginePart.load().catch(() => undefined);
    if (!part) {
      hasFailed = true;
      return show();
    }
    engine ??= part.startEngine(world, chat, { state, isResumed: found !== undefined, saved, show: showNext });
    for (const event of early.splice(0)) engine.dispatch(event);
  };

  const act = (event: ConversationEvent) => {
    hasActed = true;
    if (engine) return engine.dispatch(event);
    early.push(event);
    // Drawn again, the form's fields would fall back to what they held before.
    if (event.type !== 'draftChanged') show();
    return void start();
  };
  const findPlaces: ChatActions['findPlaces'] = async (q, signal) => engine?.findPlaces(q, signal) ?? [];
  const actions = { ...visitorActions(act, world, chat.onClose), findPlaces };
  const reset = () => {
    saved.forget();
    world.reload();
  };

  show();
  world.whenIdle(() => void start().then(fetchCardsAhead));
  world.listen('online', () => engine?.resend());
  world.listen('pageshow', () => engine?.resend());
  world.listen('pagehide', () => engine?.flush());
  world.listen('storage', () => engine?.review());
}

function visitorActions(
  act: (event: ConversationEvent) => void,
  { newKey, nowMs }: World,
  onClose: Chat['onClose'],
): Omit<ChatActions, 'findPlaces'> {
  return {
    onAnswer: (askId, answer) => act({ type: 'answered', askId, answer }),
    onType: (said) => act({ type: 'typed', text: said }),
    onPickPlace: (field, place) => act({ type: 'placePicked', field, place }),
    onDetail: (askId, detail, said) => act({ type: 'detailGiven', askId, detail, said }),
    onSkip: (askId) => act({ type: 'detailSkipped', askId }),
    onChange: (field, value) => act({ type: 'draftChanged', field, value }),
    onSubmit: (given) => act({ type: 'leadSubmitted', key: newKey(), atMs: nowMs(), ...given }),
    onRestart: () => act({ type: 'restarted' }),
    onClose,
  };
}
