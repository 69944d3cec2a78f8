import type { VisitorEvent } from '@meg/shared/bridge/messages';
import type { Quote } from '@meg/shared/contract/quotes';
import type { QuoteDetails } from './quote-details.js';
import type { Message, Move, PendingLead, Route } from './state.js';

/** What is to be done outside. The conversation only says so; app/run-effect.ts does it. */
export type Effect =
  /** Ends in `replyDue`. The first reply to something shows after the typing delay, the next as long as it takes to read. */
  | { type: 'pace'; message: Message; isFirst: boolean }
  /** Ends in `quoteArrived` or `quoteFailed`. */
  | { type: 'requestQuote'; key: string; route: Route; move: Move; details: QuoteDetails }
  /** Into the outbox at once, before anything else is tried. */
  | { type: 'keepLead'; lead: PendingLead; messages: readonly Message[] }
  /** The lead is complete: ends in `leadSaved`, `leadUnsent`, `leadRefused` or `leadKnown`. */
  | { type: 'sendLead'; lead: PendingLead; messages: readonly Message[]; quote: Quote | null }
  /** Back from the outbox into the form. */
  | { type: 'withdrawLead'; key: string }
  | { type: 'tellHost'; event: VisitorEvent };
