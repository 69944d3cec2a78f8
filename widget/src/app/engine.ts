import type { Place } from '@meg/shared/contract/places';
import type { Thing } from '@meg/shared/contract/things';
import type { ConversationEvent } from '../conversation/event.js';
import type { Conversation } from '../conversation/state.js';
import type { Text } from '../i18n/text.js';
import type { World } from './browser.js';
import type { Chat } from './chat.js';
import { createConversationStore } from './conversation-store.js';
import { createLanguageSwitch, createReading } from './language-switch.js';
import { tellMessages } from './report-messages.js';
import { createThings } from './requests/call-things.js';
import { callPlaces } from './requests/calls.js';
import { deliverLead } from './requests/deliver-lead.js';
import { type Outside, runEffect } from './run-effect.js';
import { readConversation } from './storage/former-conversation.js';
import { createOutbox } from './storage/outbox.js';
import type { SavedConversation } from './storage/saved-conversation.js';
import { watchOtherTabs } from './storage/watch-other-tabs.js';

export interface Engine {
  dispatch(event: ConversationEvent): void;
  /** Sends the leads that could not be sent; a lead that waits for its quote goes with the quote. */
  resend(): void;
  /** The page is being left: sends every lead as it is. */
  flush(): void;
  /** To be called when another tab has changed the storage. */
  review(): void;
  /** If its words do not load, the language stays and the chat says so. */
  setLanguage(language: string, isVisitors: boolean): Promise<void>;
  findPlaces(q: string, signal: AbortSignal): Promise<readonly Place[]>;
  findThings(): Promise<readonly Thing[] | undefined>;
}

export interface Start {
  readonly state: Conversation;
  readonly language: string;
  /** The conversation comes from the browser's storage: requests that were under way are repeated. */
  readonly isResumed: boolean;
  readonly saved: SavedConversation;
  show(state: Conversation, text: Text): void;
}

/**
 * Runs the conversation: its state, its language, its outbox and its requests. The first message needs none of it, so
 * it is loaded after that.
 */
export async function startEngine(world: World, chat: Chat, start: Start): Promise<Engine> {
  const { company, languages } = chat;
  const reading = createReading({ ...world, languages, firstText: chat.firstText });
  // If the words of the chosen language do not load, those of the document's language may.
  const found = await reading.read(start.language).catch((reason: unknown) => {
    if (start.language === chat.firstText.language) throw reason;
  });
  let text = found ?? (await reading.read(chat.firstText.language));
  const tellHost: Outside['tellHost'] = (event) => chat.tellHost({ type: 'meg:event', ...event });
  const tellNew = tellMessages(start.state.lastId, tellHost);
  const store = createConversationStore(readConversation(start.state), {
    nowMs: world.nowMs,
    newKey: world.newKey,
    save: start.saved.save,
    show(state, isOwn) {
      start.show(state, text);
      tellNew(state, isOwn);
    },
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
    text: () => text,
    paceFactor: company.paceFactor,
    origin: () => ({ companyId: company.slug, sourcePage: chat.sourcePage() }),
    countedPage: () => (chat.allowsAnalytics?.() ? chat.sourcePage() : ''),
    tellHost,
    setLanguage: (language) => void setLanguage(language, true),
    offerOf: reading.offerOf,
    dispatch: store.dispatch,
  };
  const setLanguage = createLanguageSwitch(reading, languages, {
    text: () => text,
    show(next) {
      text = next;
      start.show(store.state(), text);
    },
    dispatch: store.dispatch,
  });
  const thingsIn = createThings(world);
  const otherTabs = watchOtherTabs(world, store, start.saved);
  const resend = () => {
    const waiting = store.state().leads.filter((lead) => lead.status === 'waiting');
    outbox.sendAll(waiting.map((lead) => lead.key));
    store.dispatch({ type: 'retried' });
  };
  start.show(store.state(), text);
  if (start.isResumed) store.dispatch({ type: 'resumed' });
  if (!found) store.dispatch({ type: 'languageFailed' });
  resend();
  return {
    dispatch: store.dispatch,
    resend,
    flush: () => outbox.sendAll(),
    review() {
      outbox.review();
      otherTabs.review();
    },
    setLanguage,
    findPlaces: (q, signal) => callPlaces(world.send, { companyId: company.slug, language: text.language, q }, signal),
    findThings: () => thingsIn(text.language),
  };
}
