import type { HostMessage } from '@meg/shared/bridge/messages';
import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import type { Quote } from '@meg/shared/contract/quotes';
import type { Understanding } from '@meg/shared/contract/understanding';
import type { OptionScore, ReadinessQuestionId } from '@meg/shared/domain/readiness/questions';
import type { Answer } from './answer.js';
import type { PlaceChoice } from './drafts/changed-move.js';
import type { Rating } from './drafts/feedback-draft.js';
import type { ContactField, ContactMethod, RequestType, SlotList } from './drafts/handoff-draft.js';
import type { LeadField } from './drafts/lead-fields.js';
import type { CityField, Detail } from './drafts/quote-details.js';
import type { GuideAnswer, GuideCountry } from './guide-answer.js';

/** What the page knows of its visitor, and says in their place. */
export type Foretold = Extract<HostMessage, { type: 'meg:prefill' }>['value'];

/** All that can happen to a conversation. What comes from a clock, a dice or the network comes inside the event. */
export type ConversationEvent =
  /** The page was loaded again: whatever was on its way has to be done again. */
  | { type: 'resumed' }
  | { type: 'restarted' }
  /** The way to the server may be open again. */
  | { type: 'retried' }
  | { type: 'replyDue'; messageId: number; atMs: number }
  | { type: 'typed'; text: string }
  /** In the composer, and not sent yet. */
  | { type: 'composed'; text: string }
  | { type: 'answered'; askId: number; answer: Answer }
  | { type: 'draftChanged'; field: LeadField; value: string }
  /** A suggested city, in place of what was typed. */
  | { type: 'placePicked'; field: CityField; place: PlaceChoice }
  /** The page's own scripts begin something in the visitor's place. */
  | { type: 'flowStarted'; flow: 'quote' | 'quiz' }
  | { type: 'prefilled'; fields: Foretold }
  /** Not by the visitor: nothing of it is stored before they act. */
  | { type: 'askedByPage'; text: string }
  /** The reader's language is another one: what the server has said is asked for again. */
  | { type: 'languageChanged'; language: string }
  | { type: 'languageFailed' }
  | { type: 'quoteReworded'; key: string; quote: Quote }
  /** The question behind the button on the quote. */
  | { type: 'narrowOpened' }
  /** `said` is the answer in the visitor's words, as the card wrote them. */
  | { type: 'detailGiven'; askId: number; detail: Detail; said: string }
  | { type: 'detailSkipped'; askId: number }
  | {
      type: 'leadSubmitted';
      key: string;
      atMs: number;
      consentText: string;
      website: string;
      wantsEmail?: boolean | undefined;
    }
  /** The contact details are not given, where the range is shown already. */
  | { type: 'leadDeclined'; askId: number }
  | { type: 'quizAnswered'; askId: number; question: ReadinessQuestionId; score: OptionScore }
  | { type: 'quizBack'; askId: number }
  | { type: 'quizNext'; askId: number }
  | { type: 'quizLeft'; askId: number }
  | { type: 'handoffChosen'; askId: number; requestType: RequestType }
  | { type: 'contactChanged'; field: ContactField; value: string }
  | { type: 'contactConfirmed'; askId: number }
  | { type: 'contactEdited'; askId: number }
  | { type: 'handoffBack'; askId: number }
  | { type: 'handoffLeft'; askId: number }
  | { type: 'slotsWanted'; askId: number }
  | { type: 'handoffAsked'; askId: number; key: string; method: ContactMethod }
  /** `slot` null: as soon as people can. */
  | { type: 'callbackAsked'; askId: number; key: string; slot: string | null; wantsEmail?: boolean | undefined }
  | { type: 'slotsArrived'; slots: SlotList }
  | { type: 'handoffStored'; key: string; handoff: StoredHandoff }
  /** `refused` where the server found a fault in what was asked. */
  | { type: 'handoffFailed'; key: string; reason: 'failed' | 'refused' | 'slotTaken' }
  | { type: 'feedbackOpened' }
  | { type: 'feedbackDismissed' }
  | { type: 'feedbackRated'; rating: Rating }
  | { type: 'commentChanged'; comment: string }
  | { type: 'feedbackSubmitted'; askId: number; key: string }
  | { type: 'feedbackCancelled'; askId: number }
  | { type: 'countriesArrived'; countries: readonly GuideCountry[] }
  | { type: 'countriesFailed' }
  | { type: 'countriesWanted'; askId: number }
  | { type: 'countriesLeft'; askId: number }
  /** `said` is the country's name in the visitor's language. */
  | { type: 'countryChosen'; askId: number; slug: string; said: string }
  /** One of the questions that an answer suggests. */
  | { type: 'followUpAsked'; text: string; country: string | null }
  /** `understanding` null where it could not be had; `summary` is what it says of the move, in the reader's language. */
  | { type: 'understood'; id: number; understanding: Understanding | null; summary: string }
  /** All that has come so far of an answer that is being written. */
  | { type: 'guideSaid'; id: number; said: string }
  | { type: 'guideAnswered'; id: number; answer: GuideAnswer }
  /** `isUnknown` where the server has nothing to say about it, and did not fail. */
  | { type: 'guideFailed'; id: number; isUnknown: boolean }
  | { type: 'quoteArrived'; key: string; quote: Quote }
  /** `fields` where the server found a fault in what was asked. */
  | { type: 'quoteFailed'; key: string; fields?: Readonly<Record<string, string>> }
  /** `byOtherTab` where another tab had sent it: that one has told its page. */
  | { type: 'leadSaved'; key: string; leadId: string; reference: string; byOtherTab: boolean }
  /** `isDurable` where it is kept beyond this page. */
  | { type: 'leadUnsent'; key: string; isDurable: boolean }
  | { type: 'leadRefused'; key: string; fields: Readonly<Record<string, string>> }
  /** The server knows what was said since. */
  | { type: 'leadAdded'; key: string; behindAt: number }
  /** The server holds another lead under this key, so it has one from this form. */
  | { type: 'leadKnown'; key: string };

export type EventOf<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>;
