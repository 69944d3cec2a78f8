import type { VisitorEvent } from '@meg/shared/bridge/messages';
import type { PartialMove } from '@meg/shared/contract/move';
import type { Quote } from '@meg/shared/contract/quotes';
import type { OpenQuestion } from '@meg/shared/contract/understanding';
import type { FeedbackDraft } from './drafts/feedback-draft.js';
import type { CallTime, HandoffDraft } from './drafts/handoff-draft.js';
import type { LeadFormPart, Message, PendingLead, Wondering } from './state.js';

/** A side effect that the conversation asks for; app/run-effect.ts runs it. */
export type Effect =
  /** Ends in `replyDue`, after the typing delay, or the time that another reply takes to read. */
  | { type: 'pace'; message: Message; after: 'visitor' | 'reply' | 'completion' }
  /** Ends in `quoteArrived` or `quoteFailed`. */
  | { type: 'requestQuote'; key: string; move: PartialMove; leaveOut: readonly string[] }
  /** The same quote in another language: ends in `quoteReworded`, or in nothing. */
  | { type: 'rewordQuote'; key: string; move: PartialMove; leaveOut: readonly string[] }
  /** Ends in `leadSubmitted`, as if the form's button had been pressed. */
  | { type: 'submitForm'; part: LeadFormPart }
  /** Stores the lead in the outbox at once, before anything else is tried. */
  | { type: 'keepLead'; lead: PendingLead; messages: readonly Message[] }
  /** The lead is complete: ends in `leadSaved`, `leadUnsent`, `leadRefused` or `leadKnown`. */
  | { type: 'sendLead'; lead: PendingLead; messages: readonly Message[]; quote: Quote | null }
  /** Sends what was said since the lead was stored. Ends in `leadAdded`, or in nothing if that failed. */
  | {
      type: 'addToLead';
      key: string;
      behindAt: number;
      move: PartialMove;
      messages: readonly Message[];
      quote: Quote | null;
    }
  /** Removes the lead from the outbox, as the form is open again. */
  | { type: 'withdrawLead'; key: string }
  /** Ends in `slotsArrived`. */
  | { type: 'loadSlots'; leadId: string | null }
  /** Ends in `handoffStored` or `handoffFailed`. */
  | {
      type: 'sendHandoff';
      handoff: HandoffDraft;
      name: string;
      leadId: string | null;
      /** The key of a lead that the server does not have yet. */
      pendingKey: string | null;
      messages: readonly Message[];
    }
  /** Ends in `callbackCancelled` or `cancelFailed`. */
  | { type: 'cancelCallback'; key: string }
  /** Ends in `handoffJoined`, or in nothing if that failed. */
  | { type: 'joinHandoff'; key: string; leadId: string }
  /** No event follows: if it fails, the visitor is not asked to give it again. */
  | {
      type: 'sendFeedback';
      key: string;
      feedback: FeedbackDraft;
      email: string;
      leadId: string | null;
      length: number;
      sessionId: string | undefined;
    }
  /** Ends in `countriesArrived` or `countriesFailed`. */
  | { type: 'loadCountries' }
  /** Ends in `understood`. */
  | {
      type: 'understand';
      question: Wondering;
      asking: OpenQuestion | undefined;
      /** What the visitor wrote before. */
      before: string | undefined;
      move: PartialMove;
      call: CallTime | undefined;
    }
  /** Ends in `guideAnswered` or `guideFailed`, after any number of `guideSaid`. */
  | { type: 'askGuide'; question: Wondering; move: PartialMove; hasRange: boolean }
  /** Switches the chat to the language that the visitor chose. Ends in `languageChanged` or `languageFailed`. */
  | { type: 'setLanguage'; language: string }
  /** Tries again to send the leads in the outbox. */
  | { type: 'sendLeads' }
  | { type: 'tellHost'; event: VisitorEvent };
