import type { PublicCompany } from '@meg/shared/contract/companies';
import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote } from '@meg/shared/contract/quotes';
import type { Language } from '@meg/shared/languages/language';
import type { World } from '../app/browser.js';
import { type Engine, startEngine } from '../app/engine.js';
import { createKeyValue } from '../app/storage/key-value.js';
import { createSavedConversation } from '../app/storage/saved-conversation.js';
import { type Answer, moveQuestions } from '../conversation/answer.js';
import { answerKey } from '../conversation/answer-key.js';
import { detailsPhrase } from '../conversation/details-phrase.js';
import { fieldsOf, type LeadField } from '../conversation/drafts/lead-fields.js';
import { knownMove } from '../conversation/known-move.js';
import { type Conversation, lastQuote, type Message } from '../conversation/state.js';
import { welcome } from '../conversation/welcome.js';
import { createText, type Text } from '../i18n/text.js';
import { findIn, type WordsFile, writeWords } from '../i18n/words-file.js';

/** A message of the chat, as the visitor reads it. */
export interface SaidByMeg {
  readonly kind: Message['kind'];
  readonly words: string;
  /** The key of a phrase of the chat's own, to tell a dead end from an answer. */
  readonly key?: string;
  /** Of an answer from the guides. */
  readonly confidence?: number;
}

/** What the visitor has before them after a turn. */
export interface Seen {
  readonly said: readonly SaidByMeg[];
  readonly move: PartialMove;
  readonly form: Conversation['form']['draft'];
  readonly open: string | null;
  readonly choices: readonly string[];
  readonly quote: Pick<Quote, 'minPrice' | 'maxPrice' | 'currency'> | null;
  readonly quotes: number;
  readonly language: string;
}

export interface Visit {
  readonly company: PublicCompany;
  readonly language: string;
  readonly languages: Readonly<Record<string, Language>>;
  readonly send: World['send'];
}

/** Writing one takes seconds, and each language has hundreds of visitors. */
const wordsFiles = new Map<Language, WordsFile>();
const settledAfterMs = 40;
const mostPresses = 8;
const longestMs = 20_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether the chat has said all that it has to say. */
function isAtRest({ wondering, coming, quoting, leads, saved, handoff }: Conversation): boolean {
  const isSending = handoff?.status === 'sending' || leads.some(({ status }) => status === 'sending');
  return (
    wondering.length === 0 &&
    coming.length === 0 &&
    quoting?.status !== 'waiting' &&
    !isSending &&
    saved?.behindAt === undefined
  );
}

/** The answer that is true of the visitor's move, else the first; of what the chat can do, the quote. */
function trueAnswer(answers: readonly Answer[], truth: PartialMove): Answer | undefined {
  const quote = answers.find(({ about, value }) => about === 'intent' && value === 'quote');
  const ofMove = answers.filter(({ about }) => about in moveQuestions);
  const isTrue = ({ about, value }: Answer) => truth[about as keyof PartialMove] === value;
  return quote ?? ofMove.find(isTrue) ?? ofMove[0];
}

/** A visitor who talks with a running server: the whole chat, but nothing is drawn. */
export class ConversingVisitor {
  private state: Conversation;
  private text: Text;
  private readAt = 0;
  private keys = 0;
  private engine!: Engine;

  private constructor(private readonly visit: Visit) {
    this.state = welcome({ quoteFirst: visit.company.quoteFirst });
    this.text = createText(visit.language, findIn(this.wordsOf(visit.language)), visit.company);
    this.readAt = this.state.lastId;
  }

  static async arrive(visit: Visit): Promise<ConversingVisitor> {
    const visitor = new ConversingVisitor(visit);
    const { company, language, languages } = visit;
    const world = visitor.world();
    const saved = createSavedConversation(company.slug, world.storage, world);
    const chat = {
      company: { ...company, paceFactor: 0 },
      languages: Object.entries(languages).map(
        ([code, { name, direction }]) => [code, name, direction, code, name] as const,
      ),
      firstText: visitor.text,
      tellHost: () => undefined,
      onClose: undefined,
      sourcePage: () => 'https://mover.example/',
    };
    visitor.engine = await startEngine(world, chat, {
      state: visitor.state,
      language,
      isResumed: false,
      saved,
      show: (state, text) => Object.assign(visitor, { state, text }),
    });
    return visitor;
  }

  async say(text: string): Promise<Seen> {
    this.engine.dispatch({ type: 'typed', text });
    return this.look();
  }

  /** Presses the choice with this label; throws if there is none. */
  async press(label: string): Promise<Seen> {
    const { asking } = this.state;
    const answers = asking?.kind === 'choices' ? asking.answers : [];
    const answer = answers.find((one) => this.text.phrase({ key: answerKey(one) }) === label);
    if (!asking || !answer) throw new Error(`There is no choice "${label}"`);
    this.engine.dispatch({ type: 'answered', askId: asking.id, answer });
    return this.look();
  }

  /**
   * Fills in the form, as far as it has these fields, and sends it. Where questions come before the form, the visitor
   * presses what is true of their move, or skips what they do not know; nothing happens where no form comes.
   */
  async fillIn(details: Partial<Record<LeadField, string>>, truth: PartialMove = {}): Promise<Seen> {
    for (let presses = 0; presses < mostPresses && this.pressTowardsForm(truth); presses += 1) await this.rest();
    const { asking } = this.state;
    if (asking?.kind !== 'leadForm') return this.look();
    for (const field of fieldsOf(asking.part)) {
      const value = details[field];
      if (value !== undefined && this.state.form.draft[field] === '')
        this.engine.dispatch({ type: 'draftChanged', field, value });
    }
    this.keys += 1;
    const key = `the-lead-of-a-conversation-${Date.now()}-${this.keys}`;
    this.engine.dispatch({ type: 'leadSubmitted', key, atMs: Date.now() + 60_000, consentText: '-', website: '' });
    return this.look();
  }

  /** Whether something was pressed. */
  private pressTowardsForm(truth: PartialMove): boolean {
    const { asking, quoting } = this.state;
    if (!asking || quoting) return false;
    if (asking.kind === 'detail') this.engine.dispatch({ type: 'detailSkipped', askId: asking.id });
    const answer = asking.kind === 'choices' ? trueAnswer(asking.answers, truth) : undefined;
    if (answer) this.engine.dispatch({ type: 'answered', askId: asking.id, answer });
    return asking.kind === 'detail' || answer !== undefined;
  }

  /** Until the chat has said all. */
  private async rest(): Promise<void> {
    const untilMs = Date.now() + longestMs;
    let restedMs = 0;
    while (restedMs < settledAfterMs && Date.now() < untilMs) {
      await pause(5);
      restedMs = isAtRest(this.state) ? restedMs + 5 : 0;
    }
  }

  private async look(): Promise<Seen> {
    await this.rest();
    const { messages, asking, form } = this.state;
    const fresh = messages.filter(({ id, from }) => id > this.readAt && from === 'meg');
    this.readAt = this.state.lastId;
    const quote = lastQuote(this.state);
    return {
      said: fresh.map((message) => this.read(message)),
      move: knownMove(this.state),
      form: form.draft,
      open: asking?.kind ?? null,
      choices: asking?.kind === 'choices' ? asking.answers.map((one) => this.text.phrase({ key: answerKey(one) })) : [],
      quote: quote ? { minPrice: quote.minPrice, maxPrice: quote.maxPrice, currency: quote.currency } : null,
      quotes: messages.filter(({ kind }) => kind === 'quote').length,
      language: this.text.language,
    };
  }

  private read(message: Message): SaidByMeg {
    switch (message.kind) {
      case 'text':
      case 'chips': {
        const { kind, text } = message;
        const words = this.text.phrase(text);
        return 'key' in text ? { kind, words, key: text.key } : { kind, words };
      }
      case 'details':
        return { kind: 'details', words: this.text.phrase(detailsPhrase(message)) };
      case 'guide':
        return { kind: 'guide', words: message.answer, confidence: message.confidence };
      case 'quote':
        return { kind: 'quote', words: wordsOfQuote(message.quote) };
      default:
        return { kind: message.kind, words: '' };
    }
  }

  private wordsOf(code: string): WordsFile {
    const language = this.visit.languages[code];
    if (!language) throw new Error(`There is no language ${code}`);
    const file = wordsFiles.get(language) ?? writeWords(language);
    wordsFiles.set(language, file);
    return file;
  }

  private world(): World {
    return {
      wantedLanguages: [],
      storage: createKeyValue(() => {
        throw new Error('In memory is enough here');
      }),
      send: this.visit.send,
      schedule: (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      nowMs: () => Date.now(),
      timezone: () => 'Europe/London',
      random: () => Math.random(),
      newKey: () => `a-key-of-a-conversation-${Math.random()}`,
      render: () => undefined,
      reload: () => undefined,
      loadWords: async (code) => this.wordsOf(code),
      setLanguage: () => undefined,
      listen: () => undefined,
      whenIdle: () => undefined,
    };
  }
}

function wordsOfQuote({ lines, warning, disclaimer, shipmentType, exclusions }: Quote): string {
  const texts = [
    shipmentType,
    warning,
    ...lines.map(({ text }) => text),
    ...exclusions.map(({ text }) => text),
    disclaimer,
  ];
  return texts.filter((text) => text).join('\n');
}
