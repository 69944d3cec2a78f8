import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote } from '@meg/shared/contract/quotes';
import type { MoveType } from '@meg/shared/domain/quotes/move-options';
import type { ReadinessResult } from '@meg/shared/domain/readiness/scoring';
import type { Answer } from './answer.js';
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
  | 'leadCapture'
  | 'quote'
  | 'handoff'
  | 'complete'
  | 'feedback';

/** A question that waits for the visitor. It stands below the last message until it is answered. */
export type Ask =
  | { kind: 'choices'; answers: readonly Answer[] }
  | { kind: 'leadForm'; part: LeadFormPart }
  | ({ kind: 'detail' } & DetailQuestion)
  | { kind: 'quiz' }
  | { kind: 'handoff' }
  | { kind: 'feedback' }
  | { kind: 'countries' };

/** Where the range comes first, the cities are asked for it and the rest to keep it. */
export type LeadFormPart = 'all' | 'route' | 'contact';

export type Route = Pick<LeadForm, 'originCity' | 'destinationCity'>;

/** The range that was shown before, for a card to say how it has changed. */
export type EarlierRange = Pick<Quote, 'minPrice' | 'maxPrice' | 'currency'>;

export type MessageBody =
  | { from: 'meg'; kind: 'text'; text: Phrase; ask?: Ask }
  | { from: 'meg'; kind: 'quote'; quote: Quote; route: Route; before?: EarlierRange; ask?: Ask }
  | { from: 'meg'; kind: 'readiness'; result: ReadinessResult; moveType: MoveType; ask?: Ask }
  | { from: 'meg'; kind: 'handoff'; handoff: HandoffDone; ask?: Ask }
  | { from: 'meg'; kind: 'complete'; ask?: Ask }
  | ({ from: 'meg'; kind: 'guide'; ask?: Ask } & GuideAnswer)
  | { from: 'visitor'; kind: 'text'; text: Phrase }
  | { from: 'visitor'; kind: 'details'; form: LeadForm; part: LeadFormPart };

/** What the server has stored, as much as the card shows. */
export type HandoffDone = Pick<
  StoredHandoff,
  'reference' | 'messageCode' | 'opensAt' | 'slot' | 'calendar' | 'whatsappUrl' | 'phoneUrl'
> & {
  readonly method: 'whatsapp' | 'call' | 'callback';
  /** The server's own words, shown where the chat has none. */
  readonly message?: string;
};

/** `atMs` is missing of those that an earlier version has stored. */
export type Message = MessageBody & { readonly id: number; readonly atMs?: number };

/** A lead that the server has not acknowledged. Its words are kept here as well as in the outbox. */
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
  readonly leadId: string | null;
  readonly reference: string | null;
  /** The last id of a message when more was said than the server knows. Missing: it knows all. */
  readonly behindAt?: number;
}

export interface Conversation {
  /** The time of the last event, by the browser's clock. */
  readonly nowMs: number;
  /** Until the visitor has done something, nothing may be stored. */
  readonly hasActed: boolean;
  /** Whether the company shows the range before it asks who they are. */
  readonly quoteFirst: boolean;
  readonly step: Step;
  /** What the lead form leads to. */
  readonly purpose: 'quote' | 'call';
  /** What the page said, for a conversation that is started over. */
  readonly foretold: PartialMove;
  /** And of whom, with the two cities: the form begins with it. */
  readonly foretoldForm: LeadForm;
  /** All that is known of the move but the two cities, which stand in the form as they are typed. */
  readonly move: PartialMove;
  /** Codes of questions that are not to be asked: skipped, or answered elsewhere. */
  readonly leaveOut: readonly string[];
  /** What both have said so far. */
  readonly messages: readonly Message[];
  /** Replies on their way, in order. */
  readonly coming: readonly Message[];
  readonly lastId: number;
  /** The open question, and the id of the message that asked it. */
  readonly asking: (Ask & { readonly id: number }) | null;
  /** What stands in the composer. */
  readonly composed: string;
  readonly form: {
    readonly draft: LeadForm;
    readonly problems: LeadProblems;
    /** Counts the tries that found a problem, so that the form knows when to go to the first of them. */
    readonly failedTries: number;
    readonly shownAtMs: number | null;
  };
  /** The quote of this conversation, under the key of its lead. */
  readonly quoting: {
    readonly key: string;
    readonly status: 'waiting' | 'failed' | 'arrived';
    /** Whether the company does such a move, and so there is a range. */
    readonly hasPrice?: boolean;
    /** What would narrow the range most. */
    readonly next?: DetailQuestion | null;
    /** What was known before the answer for which it is asked again. */
    readonly before?: Pick<Conversation, 'move' | 'leaveOut'>;
  } | null;
  readonly leads: readonly PendingLead[];
  /** The last lead that the server has acknowledged: what comes after belongs to it. Another tab's may have no id. */
  readonly saved: SavedLead | null;
  readonly quiz: Quiz | null;
  readonly handoff: HandoffDraft | null;
  readonly feedback: FeedbackDraft;
  /** The question that waits behind the feedback card. */
  readonly waiting: Conversation['asking'];
  /** How often a closing word has been said: they take turns. */
  readonly endingIndex: number;
  /** What was typed or asked, and waits for its answer. */
  readonly wondering: readonly Wondering[];
  /** What was asked last, and of which country: what is asked next may lean on it. */
  readonly context: { readonly query: string | null; readonly country: string | null };
  /** The countries that have a guide, once they are known. */
  readonly countries: readonly GuideCountry[] | 'loading' | 'failed';
}

export interface Wondering {
  readonly id: number;
  readonly query: string;
  /** The country that was chosen, or that the last answer was about. */
  readonly country: string | null;
  readonly previousQuery: string | null;
  /** `sentence` until it is understood. */
  readonly topic: 'sentence' | 'question' | 'overview';
  /** As much of the answer as has come. */
  readonly said: string;
  /** What is asked back where nobody knows an answer. */
  readonly askBack: string | null;
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
  context: { query: null, country: null },
  countries: 'loading',
};

/** What was filled in by the page alone is nothing to keep: it comes again. */
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

export function lastQuote({ messages }: Conversation): Quote | undefined {
  return messages.findLast((message) => message.kind === 'quote')?.quote;
}

/** Whether the quote, or the word about its lead, is on its way: what it asks comes with it. */
export function isAwaiting({ quoting, leads }: Conversation): boolean {
  return quoting?.status === 'waiting' || leads.some(({ key, status }) => key === quoting?.key && status !== 'unsent');
}

export function isCurrent(state: Conversation, key: string): boolean {
  return state.quoting?.key === key;
}
