import type { PublicCompany } from '@meg/shared/contract/companies';
import { en } from '@meg/shared/languages/en';
import type { World } from '../app/browser.js';
import type { Chat } from '../app/chat.js';
import { type Engine, startEngine } from '../app/engine.js';
import { createKeyValue, type KeyValue } from '../app/storage/key-value.js';
import { createSavedConversation } from '../app/storage/saved-conversation.js';
import type { Answer } from '../conversation/answer.js';
import { leadFields } from '../conversation/drafts/lead-fields.js';
import type { Conversation } from '../conversation/state.js';
import { welcome } from '../conversation/welcome.js';
import type { LanguageEntry } from '../i18n/language-entry.js';
import { createText, type Text } from '../i18n/text.js';
import { findIn, type WordsFile, writeWords } from '../i18n/words-file.js';
import type { FakeServer } from './fake-server.js';
import { keyOf } from './play.js';

const company: PublicCompany = {
  slug: 'demo',
  name: 'Acme',
  tagline: '',
  primaryColor: '#1e40af',
  secondaryColor: '#1e40af',
  welcomeMessage: '',
  avatarUrl: '',
  phone: '+44 113 496 0123',
  phoneUrl: 'tel:+441134960123',
  privacyUrl: '',
  moneyLocale: 'en',
  currency: 'USD',
  quoteFirst: false,
  contactRequired: 'both',
  offersWhatsApp: true,
  offersCalls: true,
  offersEmail: true,
  paceFactor: 0,
  allowedDomains: [],
};

/** The English words as their file holds them. */
export const wordsFile: WordsFile = writeWords(en);

export const languages: readonly LanguageEntry[] = [
  ['en', 'English', 'ltr', '/en.js', 'Continue in English'],
  ['ar', 'العربية', 'rtl', '/ar.js', 'المتابعة بالعربية'],
];

export function inMemory(): KeyValue {
  return createKeyValue(() => {
    throw new Error('In memory is enough here');
  });
}

let tabs = 0;

/** A tab with the whole chat but what is drawn. Reload it by opening another on the same storage. */
export class Tab {
  nowMs = 0;
  timers: { atMs: number; run: () => void }[] = [];
  readonly told: string[] = [];
  /** Of the document: its language and direction. */
  document = ['en', 'ltr'];
  state: Conversation = welcome();
  text: Text | undefined;
  engine!: Engine;
  losesWords = false;
  private readonly name = `tab-${++tabs}`;

  private constructor(
    readonly server: FakeServer,
    readonly storage: KeyValue,
  ) {}

  static async open(server: FakeServer, storage = inMemory(), paceFactor = 0): Promise<Tab> {
    const tab = new Tab(server, storage);
    const world = tab.world();
    const saved = createSavedConversation('demo', storage, world);
    const found = saved.load();
    const state = found ?? welcome();
    const isResumed = found !== undefined;
    const show = (next: Conversation, text: Text) => Object.assign(tab, { state: next, text });
    tab.engine = await startEngine(world, tab.chat(paceFactor), { state, language: 'en', isResumed, saved, show });
    return tab;
  }

  private world(): World {
    return {
      wantedLanguages: [],
      storage: this.storage,
      send: (url, init) => this.server.send(url, init),
      schedule: (run, delayMs) => this.schedule(run, delayMs),
      nowMs: () => this.nowMs,
      timezone: () => 'Asia/Tokyo',
      random: () => 0.5,
      newKey: () => this.name,
      render: () => undefined,
      reload: () => undefined,
      loadWords: async () => {
        if (this.losesWords) throw new TypeError('Failed to fetch');
        return wordsFile;
      },
      setLanguage: (...chosen) => {
        this.document = chosen;
      },
      listen: () => undefined,
      whenIdle: () => undefined,
    };
  }

  private chat(paceFactor: number): Chat {
    return {
      company: { ...company, paceFactor },
      languages,
      firstText: createText('en', findIn(wordsFile), company),
      tellHost: (message) => void this.told.push('name' in message ? message.name : message.type),
      onClose: undefined,
      sourcePage: () => 'https://acme.example/quote',
    };
  }

  private schedule(run: () => void, delayMs: number): () => void {
    const timer = { atMs: this.nowMs + delayMs, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  }

  async pass(ms: number): Promise<void> {
    this.nowMs += ms;
    const due = this.timers.filter(({ atMs }) => atMs <= this.nowMs);
    this.timers = this.timers.filter(({ atMs }) => atMs > this.nowMs);
    for (const { run } of due) run();
    await this.settle();
  }

  get askId(): number {
    return this.state.asking?.id ?? 0;
  }

  answer(answer: Answer): void {
    this.engine.dispatch({ type: 'answered', askId: this.askId, answer });
  }

  toForm(moveType: 'local' | 'international' = 'local'): void {
    this.answer({ about: 'intent', value: 'quote' });
    this.answer({ about: 'moveType', value: moveType });
    this.answer({ about: 'moveDetails', value: 'full-home' });
    if (moveType === 'international') {
      this.answer({ about: 'propertySize', value: '4 Beds+' });
      this.answer({ about: 'moveSize', value: 'Content only' });
    }
    const detail = { about: 'move_date', value: 6 } as const;
    this.engine.dispatch({ type: 'detailGiven', askId: this.askId, detail, said: 'In June' });
  }

  submit(key = 'a-key-of-a-lead-01'): void {
    for (const field of leadFields) {
      const value = field === 'email' ? 'amina@example.com' : field;
      this.engine.dispatch({ type: 'draftChanged', field, value });
    }
    const consentText = 'Your details go to Acme only';
    this.engine.dispatch({ type: 'leadSubmitted', key, atMs: this.nowMs, consentText, website: '' });
  }

  /** The whole way to the ways to talk. */
  async toContactOptions(requestType: 'immediate' | 'scheduled' = 'immediate'): Promise<void> {
    this.toForm();
    this.submit();
    await this.settle();
    this.answer({ about: 'readiness', value: 'connect' });
    this.engine.dispatch({ type: 'handoffChosen', askId: this.askId, requestType });
    this.engine.dispatch({ type: 'contactConfirmed', askId: this.askId });
    await this.settle();
  }

  said(): string[] {
    return this.state.messages.map((message) => keyOf(message) ?? message.kind);
  }
}
