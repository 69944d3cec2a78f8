import type { VisitorEvent } from '@meg/shared/bridge/messages';
import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote } from '@meg/shared/contract/quotes';
import type { FeedbackDraft } from './drafts/feedback-draft.js';
import type { HandoffDraft } from './drafts/handoff-draft.js';
import type { Message, PendingLead, Wondering } from './state.js';

/** What is to be done outside. The conversation only says so; app/run-effect.ts does it. */
export type Effect =
  /** Ends in `replyDue`. After what the visitor did comes the typing delay, after another reply the time to read it. */
  | { type: 'pace'; message: Message; after: 'visitor' | 'reply' | 'completion' }
  /** Ends in `quoteArrived` or `quoteFailed`. */
  | { type: 'requestQuote'; key: string; move: PartialMove; leaveOut: readonly string[] }
  /** The same quote in another language: ends in `quoteReworded`, or in nothing. */
  | { type: 'rewordQuote'; key: string; move: PartialMove; leaveOut: readonly string[] }
  /** Into the outbox at once, before anything else is tried. */
  | { type: 'keepLead'; lead: PendingLead; messages: readonly Message[] }
  /** The lead is complete: ends in `leadSaved`, `leadUnsent`, `leadRefused` or `leadKnown`. */
  | { type: 'sendLead'; lead: PendingLead; messages: readonly Message[]; quote: Quote | null }
  /** What was said since the lead was stored. Ends in `leadAdded`, or in nothing where it could not be brought. */
  | {
      type: 'addToLead';
      key: string;
      behindAt: number;
      move: PartialMove;
      messages: readonly Message[];
      quote: Quote | null;
    }
  /** Back from the outbox into the form. */
  | { type: 'withdrawLead'; key: string }
  /** Ends in `slotsArrived`. */
  | { type: 'loadSlots'; leadId: string | null }
  /** Ends in `handoffStored` or `handoffFailed`. */
  | {
      type: 'sendHandoff';
      handoff: HandoffDraft;
      leadId: string | null;
      /** Of a lead that has not arrived yet. */
      pendingKey: string | null;
      messages: readonly Message[];
    }
  /** Nothing follows: who has given it is thanked, not asked to do it again. */
  | { type: 'sendFeedback'; key: string; feedback: FeedbackDraft; email: string; leadId: string | null; length: number }
  /** Ends in `countriesArrived` or `countriesFailed`. */
  | { type: 'loadCountries' }
  /** Ends in `understood`. */
  | { type: 'understand'; question: Wondering }
  /** Ends in `guideAnswered` or `guideFailed`, after any number of `guideSaid`. */
  | { type: 'askGuide'; question: Wondering }
  /** Leads that wait for a better time: this may be it. */
  | { type: 'sendLeads' }
  | { type: 'tellHost'; event: VisitorEvent };
