import type { Place } from '@meg/shared/contract/places';
import type { Conversation } from '../conversation/state.js';
import { callPlaces } from './calls.js';
import { type ConversationStore, createConversationStore } from './conversation-store.js';
import { deliverLead } from './deliver-lead.js';
import { createOutbox, type Outbox } from './outbox.js';
import { type Outside, runEffect } from './run-effect.js';
import type { SavedConversation } from './saved-conversation.js';
import type { Chat, World } from './world.js';

export interface Engine extends ConversationStore {
  /** Leads that could not be sent; one that waits for its quote goes with it. */
  resend(): void;
  /** The page goes away: every lead, as it is. */
  flush(): void;
  review: Outbox['review'];
  findPlaces(q: string, signal: AbortSignal): Promise<readonly Place[]>;
}

export interface Start {
  readonly state: Conversation;
  /** Found in the browser's storage: what was on its way has to be done again. */
  readonly isResumed: boolean;
  readonly saved: SavedConversation;
  show(state: Conversation): void;
}

/**
 * What drives the conversation: its machine, its outbox and its door to the world. None of it is needed to show the
 * first message, so it comes as a part of its own.
 */
export function startEngine(world: World, chat: Chat, start: Start): Engine {
  const { company, text } = chat;
  const store = createConversationStore(start.state, {
    save: start.saved.save,
    show: start.show,
    run: (effect) => runEffect(effect, outside),
  });
  const outbox = createOutbox(company.slug, {
    ...world,
    post: (key, body) => deliverLead(world.send, key, body),
    report: store.dispatch,
  });
  const outside: Outside = {
    ...world,
    outbox,
    text,
    paceFactor: company.paceFactor,
    origin: () => ({ companyId: company.slug, sourcePage: chat.sourcePage() }),
    tellHost: (event) => chat.tellHost({ type: 'meg:event', ...event }),
    dispatch: store.dispatch,
  };
  const resend = () => {
    const waiting = store.state().leads.filter((lead) => lead.status === 'waiting');
    outbox.sendAll(waiting.map((lead) => lead.key));
  };
  if (start.isResumed) store.dispatch({ type: 'resumed' });
  resend();
  return {
    ...store,
    resend,
    flush: () => outbox.sendAll(),
    review: outbox.review,
    findPlaces: (q, signal) => callPlaces(world.send, { companyId: company.slug, language: text.language, q }, signal),
  };
}
