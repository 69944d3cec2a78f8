import type { Quote } from '@meg/shared/contract/quotes';
import type { MoveContents, MoveSize, MoveType, PropertySize } from '@meg/shared/domain/move-options';
import type { Answer } from './answer.js';
import { emptyLeadForm, type LeadForm, type LeadProblems } from './lead-form.js';
import type { Phrase, PhraseParams } from './phrase.js';
import type { DetailQuestion, QuoteDetails } from './quote-details.js';

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

export interface Move {
  readonly moveType?: MoveType;
  readonly moveDetails?: MoveContents;
  readonly propertySize?: PropertySize;
  readonly moveSize?: MoveSize;
}

/** A question that waits for the visitor. It stands below the last message until it is answered. */
export type Ask =
  | { kind: 'choices'; answers: readonly Answer[]; params?: PhraseParams }
  | { kind: 'leadForm' }
  | ({ kind: 'detail' } & DetailQuestion);

export type Route = Pick<LeadForm, 'originCity' | 'destinationCity'>;

/** The range that was shown before, for a card to say how it has changed. */
export type EarlierRange = Pick<Quote, 'minPrice' | 'maxPrice' | 'currency'>;

export type MessageBody =
  | { from: 'meg'; kind: 'text'; text: Phrase; ask?: Ask }
  | { from: 'meg'; kind: 'quote'; quote: Quote; route: Route; before?: EarlierRange; ask?: Ask }
  | { from: 'visitor'; kind: 'text'; text: Phrase }
  | { from: 'visitor'; kind: 'details'; form: LeadForm };

export type Message = MessageBody & { readonly id: number };

/** A lead that the server has not acknowledged. Its words are kept here as well as in the outbox. */
export interface PendingLead {
  readonly key: string;
  /** `waiting` for its quote, then `sending`, and `unsent` once a try has failed. */
  readonly status: 'waiting' | 'sending' | 'unsent';
  readonly form: LeadForm;
  readonly move: Move;
  readonly consentText: string;
  readonly website: string;
  readonly elapsedMs: number;
}

export interface Conversation {
  readonly step: Step;
  readonly move: Move;
  readonly details: QuoteDetails;
  /** What both have said so far. */
  readonly messages: readonly Message[];
  /** Replies on their way, in order. */
  readonly coming: readonly Message[];
  readonly lastId: number;
  /** The open question, and the id of the message that asked it. */
  readonly asking: (Ask & { readonly id: number }) | null;
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
    /** What would narrow the range most. */
    readonly next?: DetailQuestion | null;
    /** What was known before the answer for which it is asked again. */
    readonly before?: Pick<Conversation, 'move' | 'details'>;
  } | null;
  readonly leads: readonly PendingLead[];
}

export const emptyConversation: Conversation = {
  step: 'greeting',
  move: {},
  details: {},
  messages: [],
  coming: [],
  lastId: 0,
  asking: null,
  form: { draft: emptyLeadForm, problems: {}, failedTries: 0, shownAtMs: null },
  quoting: null,
  leads: [],
};

/** Nothing may be stored before the visitor has done something: until then there is nothing to keep. */
export function isWorthKeeping(state: Conversation): boolean {
  return (
    state.leads.length > 0 ||
    state.messages.some((message) => message.from === 'visitor') ||
    Object.values(state.form.draft).some((value) => value !== '')
  );
}

export function findLead(state: Conversation, key: string): PendingLead | undefined {
  return state.leads.find((lead) => lead.key === key);
}

export function isCurrent(state: Conversation, key: string): boolean {
  return state.quoting?.key === key;
}
