import type { Quote } from '@meg/shared/contract/quotes';
import type { Answer } from './answer.js';
import type { LeadField } from './lead-fields.js';
import type { CityField, Detail, PlaceChoice } from './quote-details.js';

/** All that can happen to a conversation. What comes from a clock, a dice or the network comes inside the event. */
export type ConversationEvent =
  /** The page was loaded again: whatever was on its way has to be done again. */
  | { type: 'resumed' }
  | { type: 'restarted' }
  | { type: 'replyDue'; messageId: number; atMs: number }
  | { type: 'typed'; text: string }
  | { type: 'answered'; askId: number; answer: Answer }
  | { type: 'draftChanged'; field: LeadField; value: string }
  /** A suggested city, in place of what was typed. */
  | { type: 'placePicked'; field: CityField; place: PlaceChoice }
  /** `said` is the answer in the visitor's words, as the card wrote them. */
  | { type: 'detailGiven'; askId: number; detail: Detail; said: string }
  | { type: 'detailSkipped'; askId: number }
  | { type: 'leadSubmitted'; key: string; atMs: number; consentText: string; website: string }
  | { type: 'quoteArrived'; key: string; quote: Quote }
  /** `fields` where the server found a fault in what was asked. */
  | { type: 'quoteFailed'; key: string; fields?: Readonly<Record<string, string>> }
  /** `byOtherTab` where another tab had sent it: that one has told its page. */
  | { type: 'leadSaved'; key: string; reference: string; byOtherTab: boolean }
  /** `isDurable` where it is kept beyond this page. */
  | { type: 'leadUnsent'; key: string; isDurable: boolean }
  | { type: 'leadRefused'; key: string; fields: Readonly<Record<string, string>> }
  /** The server holds another lead under this key, so it has one from this form. */
  | { type: 'leadKnown'; key: string };

export type EventOf<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>;
