import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote } from '@meg/shared/contract/quotes';
import type { Intent, SaidFact, Understanding } from '@meg/shared/contract/understanding';
import type { ContactRequired } from '@meg/shared/domain/forms/contact-required';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { ReadinessResult } from '@meg/shared/domain/readiness/scoring';
import type { Answer, LikelyTopic } from './answer.js';
import type { Chip } from './chip.js';
import { emptyLeadForm, type LeadForm } from './drafts/empty-lead-form.js';
import { type FeedbackDraft, noFeedback } from './drafts/feedback-draft.js';
import type { HandoffDraft } from './drafts/handoff-draft.js';
import type { Contact, LeadProblems } from './drafts/lead-form.js';
import type { DetailQuestion } from './drafts/quote-details.js';
import type { GuideAnswer, GuideCountry } from './guide-answer.js';
import type { Phrase } from './phrase.js';
import type { Quiz } from './quiz.js';

export type Step =
  | 'greeting'
  | 'moveType'
  | 'moveDetails'
  | 'propertySize'
  | 'moveSize'
  | 'boxes'
  | 'moveDate'
  | 'leadCapture'
  | 'quote'
  | 'handoff'
  | 'complete'
  | 'feedback';

/**
 * A question to the visitor. Choices are shown below the last message until they are answered, a card below the message
 * that asks. `reopens`: the id of the message that asked it first, where the visitor went back to it.
 */
export type Ask =
  | { kind: 'choices'; answers: readonly Answer[]; reopens?: number }
  | { kind: 'leadForm'; part: LeadFormPart; reopens?: number }
  | ({ kind: 'detail'; reopens?: number } & DetailQuestion)
  | { kind: 'quiz' }
  | { kind: 'handoff' }
  | { kind: 'feedback' }
  | { kind: 'countries' };

/** If the company shows the range first, `route` asks for the cities, and then `contact` for the rest. */
export type LeadFormPart = 'all' | 'route' | 'contact';

export type Route = Pick<LeadForm, 'originCity' | 'destinationCity'>;

/** A range that was shown before. */
export type EarlierRange = Pick<Quote, 'minPrice' | 'maxPrice' | 'currency'>;

/** A fact in the reader's words, such as "4 bedrooms". */
export type WordedFact = Readonly<Understanding['heard'][number]>;

/** What changed a quote that was shown already, and by how much. */
export interface QuoteChange {
  readonly facts: readonly (WordedFact & { readonly former?: Phrase })[];
  readonly before: EarlierRange;
  readonly difference: number;
  /** The id of the message that said it. */
  readonly saidId: number;
}

type QuoteBody = {
  from: 'meg';
  kind: 'quote';
  quote: Quote;
  route: Route;
  change?: QuoteChange;
  /** What was said when the card appeared; missing as long as that is the range of `quote`. */
  first?: EarlierRange;
  ask?: Ask;
};

export type MessageBody =
  /** `isUnsure` if it says that the chat did not understand. */
  | { from: 'meg'; kind: 'text'; text: Phrase; isUnsure?: true; ask?: Ask }
  | { from: 'meg'; kind: 'chips'; text: Phrase; chips: readonly Chip[]; isUnsure?: true; ask?: Ask }
  | QuoteBody
  | { from: 'meg'; kind: 'readiness'; result: ReadinessResult; moveType: MoveType; ask?: Ask }
  | { from: 'meg'; kind: 'handoff'; handoff: HandoffDone; ask?: Ask }
  | { from: 'meg'; kind: 'complete'; ask?: Ask }
  | ({ from: 'meg'; kind: 'guide'; ask?: Ask } & GuideAnswer)
  | { from: 'visitor'; kind: 'text'; text: Phrase }
  | { from: 'visitor'; kind: 'details'; form: LeadForm; part: LeadFormPart };

/** What the card shows of a stored handoff request. */
export type HandoffDone = Pick<
  StoredHandoff,
  'reference' | 'messageCode' | 'opensAt' | 'slot' | 'calendar' | 'whatsappUrl' | 'phoneUrl'
> & {
  readonly method: 'whatsapp' | 'call' | 'callback';
  /** Of the request: whoever has it can change or cancel the callback. Missing in what an earlier version has stored. */
  readonly key?: string;
  /** `asked`: the chat has asked whether to really cancel it. */
  readonly cancelling?: 'asked' | 'sending' | 'failed' | 'done';
  /** The server's text, shown if the chat has no text for `messageCode`. */
  readonly message?: string;
};

/** `atMs` is missing in messages that an earlier version has stored. */
export type Message = MessageBody & { readonly id: number; readonly atMs?: number };

export type QuoteMessage = Extract<Message, { kind: 'quote' }>;

/** A lead that the server has not acknowledged. It is kept here as well as in the outbox. */
export interface PendingLead {
  readonly key: string;
  /** `waiting` for its quote, then `sending`, and `unsent` once a try has failed. */
  readonly status: 'waiting' | 'sending' | 'unsent';
  readonly contact: Contact;
  readonly move: PartialMove;
  readonly consentText: string;
  readonly website: string;
  readonly wantsEmail?: boolean | undefined;
  readonly elapsedMs: number;
}

export interface SavedLead {
  readonly key: string;
  /** Null if the server only said that it has the lead. */
  readonly leadId: string | null;
  readonly reference: string | null;
  /** The id of the last message that is still to be sent to the server; missing if it has them all. */
  readonly behindAt?: number;
}

export interface Conversation {
  /** The time of the last event, by the browser's clock. */
  readonly nowMs: number;
  /** Whether the visitor has done something. Until then, nothing may be stored. */
  readonly hasActed: boolean;
  /** A random name of this conversation, kept with it; missing until something has happened. */
  readonly sessionId?: string;
  /** Whether the company shows the range before it asks for contact details. */
  readonly quoteFirst: boolean;
  /** What the company needs to reach a visitor; missing where it is email and phone. */
  readonly contactRequired?: ContactRequired;
  readonly step: Step;
  /** What the lead form leads to. */
  readonly purpose: 'quote' | 'call';
  /** What the host page has filled in about the move, to begin with again after a restart. */
  readonly foretold: PartialMove;
  /** What the host page has filled in of the form, to begin with again after a restart. */
  readonly foretoldForm: LeadForm;
  /** All that is known of the move, except the two cities: they are in the form as typed. */
  readonly move: PartialMove;
  /** Codes of questions that were skipped or answered elsewhere, and are not to be asked. */
  readonly leaveOut: readonly string[];
  readonly messages: readonly Message[];
  /** Replies that are not shown yet, in order. */
  readonly coming: readonly Message[];
  readonly lastId: number;
  /** The open question, and the id of the message that asked it. */
  readonly asking: (Ask & { readonly id: number }) | null;
  /** The text in the composer. */
  readonly composed: string;
  readonly form: {
    readonly draft: LeadForm;
    readonly problems: LeadProblems;
    /** Counts the submissions with problems: the form moves the focus whenever it rises. */
    readonly failedTries: number;
    readonly shownAtMs: number | null;
  };
  /** The current quote. It has the same key as its lead. */
  readonly quoting: {
    readonly key: string;
    readonly status: 'waiting' | 'failed' | 'arrived';
    /** False if the company does not do such a move, so that there is no range. */
    readonly hasPrice?: boolean;
    /** The question whose answer would narrow the range most. */
    readonly next?: DetailQuestion | null;
    /** What was known before the latest answers, to return to if the new quote is refused. */
    readonly before?: Pick<Conversation, 'move' | 'leaveOut'>;
    /** Those answers. */
    readonly facts?: readonly WordedFact[];
    /** Whether something was said after the quote was asked for, so that it must be asked for again. */
    readonly isOutdated?: boolean;
  } | null;
  readonly leads: readonly PendingLead[];
  /** The last lead that the server has acknowledged; later facts are added to it. */
  readonly saved: SavedLead | null;
  readonly quiz: Quiz | null;
  readonly handoff: HandoffDraft | null;
  /** Keys of requests that were stored without a lead. They are joined to the lead that follows. */
  readonly looseHandoffs?: readonly string[];
  readonly feedback: FeedbackDraft;
  /** The question that another card covers, to be opened again after that. */
  readonly waiting: Conversation['asking'];
  /** How often the conversation has ended, to choose the next closing phrase. */
  readonly endingIndex: number;
  /** Typed sentences and questions without an answer yet. Only the first is worked on, so that answers come in order. */
  readonly wondering: readonly Wondering[];
  /** What was said of the move, in the words in which it was said back. */
  readonly heard: Readonly<Partial<Record<SaidFact, string>>>;
  /** The languages that the chat has offered to switch to: each is offered once. */
  readonly languagesOffered: readonly string[];
  /** The last question and its country, which the next question may refer to. */
  readonly context: { readonly query: string | null; readonly country: string | null };
  /** The countries that have a guide. */
  readonly countries: readonly GuideCountry[] | 'loading' | 'failed';
}

export interface Wondering {
  readonly id: number;
  readonly query: string;
  /** What it is about, if the visitor chose that from what the chat offered. */
  readonly about?: LikelyTopic | undefined;
  /** The country that was chosen, or that the last answer was about. */
  readonly country: string | null;
  readonly previousQuery: string | null;
  /** `sentence` until it is known what was meant; `act` if the chat does something, which `intent` says. */
  readonly topic: 'sentence' | 'question' | 'overview' | 'act';
  readonly intent?: Intent;
  /** What the visitor typed, which is looked up only because nobody could be asked what it means. */
  readonly isUnread?: boolean;
  /** Whether it waits for a connection. */
  readonly isUnsent?: boolean;
  /** The part of the answer that has arrived so far. */
  readonly said: string;
  /** What to ask the visitor if the guides have no answer. */
  readonly askBack: string | null;
  /** What may be meant, to be offered if there is no answer. */
  readonly likely?: readonly Intent[];
  /** Whether something else in the same message has been answered, so that this may stay without an answer. */
  readonly isAside?: boolean;
  /** The language to answer in, where it is not that of the chat. */
  readonly language?: string;
  /** When the visitor wants to be called. */
  readonly callTime?: Understanding['callTime'];
}

export const emptyConversation: Conversation = {
  nowMs: 0,
  hasActed: false,
  quoteFirst: false,
  step: 'greeting',
  purpose: 'quote',
  foretold: {},
  foretoldForm: emptyLeadForm,
  move: {},
  leaveOut: [],
  messages: [],
  coming: [],
  lastId: 0,
  asking: null,
  composed: '',
  form: { draft: emptyLeadForm, problems: {}, failedTries: 0, shownAtMs: null },
  quoting: null,
  leads: [],
  saved: null,
  quiz: null,
  handoff: null,
  feedback: noFeedback,
  waiting: null,
  endingIndex: 0,
  wondering: [],
  heard: {},
  languagesOffered: [],
  context: { query: null, country: null },
  countries: 'loading',
};

/** What only the host page has filled in need not be stored: the page sends it again. */
export function isWorthKeeping(state: Conversation): boolean {
  return state.leads.length > 0 || state.hasActed;
}

export function findLead(state: Conversation, key: string): PendingLead | undefined {
  return state.leads.find((lead) => lead.key === key);
}

/** Whether the server has this lead, or will have it. */
export function isLeadGiven(state: Conversation, key: string): boolean {
  return findLead(state, key) !== undefined || state.saved?.key === key;
}

export function lastQuoteMessage({ messages }: Conversation): QuoteMessage | undefined {
  return messages.findLast((message) => message.kind === 'quote');
}

export function lastQuote(state: Conversation): Quote | undefined {
  return lastQuoteMessage(state)?.quote;
}

/** Whether the quote or the result of sending its lead is pending: a question will follow it. */
export function isAwaiting({ quoting, leads }: Conversation): boolean {
  return quoting?.status === 'waiting' || leads.some(({ key, status }) => key === quoting?.key && status !== 'unsent');
}

export function isCurrent(state: Conversation, key: string): boolean {
  return state.quoting?.key === key;
}
