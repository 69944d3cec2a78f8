import type { HostMessage } from '@meg/shared/bridge/messages';
import type { StoredHandoff } from '@meg/shared/contract/handoffs';
import type { Quote } from '@meg/shared/contract/quotes';
import type { Understanding } from '@meg/shared/contract/understanding';
import type { ShippingMode } from '@meg/shared/domain/quotes/move-options';
import type { OptionScore, ReadinessQuestionId } from '@meg/shared/domain/readiness/questions';
import type { Answer } from './answer.js';
import type { PlaceChoice } from './drafts/changed-move.js';
import type { Rating } from './drafts/feedback-draft.js';
import type { CallTime, ContactField, ContactMethod, RequestType, SlotList } from './drafts/handoff-draft.js';
import type { LeadField } from './drafts/lead-fields.js';
import type { CityField, Detail } from './drafts/quote-details.js';
import type { GuideAnswer, GuideCountry } from './guide-answer.js';

/** What the host page has filled in about its visitor. */
export type Prefilled = Extract<HostMessage, { type: 'meg:prefill' }>['value'];

/** Offers to switch the chat to the language that the visitor writes in, in its own words. */
export interface LanguageOffer {
  readonly language: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

/** All that can happen to a conversation. Times, random values and answers of the server come inside the event. */
export type ConversationEvent =
  /** The page was loaded again: unfinished requests are repeated. */
  | { type: 'resumed' }
  | { type: 'restarted' }
  /** The server may be reachable again. */
  | { type: 'retried' }
  | { type: 'replyDue'; messageId: number; atMs: number }
  | { type: 'typed'; text: string }
  /** Text in the composer that is not sent yet. */
  | { type: 'composed'; text: string }
  | { type: 'answered'; askId: number; answer: Answer }
  | { type: 'draftChanged'; field: LeadField; value: string }
  /** A suggested city was picked in place of what was typed. */
  | { type: 'placePicked'; field: CityField; place: PlaceChoice }
  /** The host page's scripts started a flow for the visitor. */
  | { type: 'flowStarted'; flow: 'quote' | 'quiz' }
  | { type: 'prefilled'; fields: Prefilled }
  /** Asked by the host page, not by the visitor: nothing is stored before the visitor acts. */
  | { type: 'askedByPage'; text: string }
  /** What the server has worded is asked for again in the new language. */
  | { type: 'languageChanged'; language: string }
  | { type: 'languageFailed' }
  | { type: 'quoteReworded'; key: string; quote: Quote }
  /** The button on the quote that opens the next question was pressed. */
  | { type: 'narrowOpened' }
  /** `said` is the answer as text, for the visitor's message. */
  | { type: 'detailGiven'; askId: number; detail: Detail; said: string }
  | { type: 'detailSkipped'; askId: number }
  /** One of the ways to ship was chosen on the quote; `said` is its name. */
  | { type: 'wayChosen'; way: ShippingMode; said: string }
  | {
      type: 'leadSubmitted';
      key: string;
      atMs: number;
      consentText: string;
      website: string;
      wantsEmail?: boolean | undefined;
    }
  /** "Not now" below an open card. */
  | { type: 'cardLeft'; askId: number }
  /** "Talk to a person" below an open card. */
  | { type: 'personWanted' }
  /** A small button in a message. `at` counts from 0. */
  | { type: 'chipPressed'; messageId: number; at: number }
  | { type: 'quizAnswered'; askId: number; question: ReadinessQuestionId; score: OptionScore }
  | { type: 'quizBack'; askId: number }
  | { type: 'quizNext'; askId: number }
  | { type: 'handoffChosen'; askId: number; requestType: RequestType }
  | { type: 'contactChanged'; field: ContactField; value: string }
  | { type: 'contactConfirmed'; askId: number }
  | { type: 'contactEdited'; askId: number }
  | { type: 'handoffBack'; askId: number }
  | { type: 'handoffLeft'; askId: number }
  | { type: 'slotsWanted'; askId: number }
  | { type: 'handoffAsked'; askId: number; key: string; method: ContactMethod }
  /** `slot` null: as soon as possible. */
  | { type: 'callbackAsked'; askId: number; key: string; slot: string | null; wantsEmail?: boolean | undefined }
  | { type: 'slotChosen'; askId: number; slot: string }
  | { type: 'slotsArrived'; slots: SlotList }
  | { type: 'handoffStored'; key: string; handoff: StoredHandoff }
  /** `refused` if the server found the request invalid. */
  | { type: 'handoffFailed'; key: string; reason: 'failed' | 'refused' | 'slotTaken' }
  /** By a button on the booked callback, or in words that may name another time. */
  | { type: 'changeAsked'; key: string; callTime?: CallTime | null | undefined }
  | { type: 'cancelAsked'; key: string }
  | { type: 'callbackCancelled'; key: string }
  | { type: 'cancelFailed'; key: string }
  /** The server has joined a request for a person to the lead that came after it. */
  | { type: 'handoffJoined'; key: string }
  | { type: 'feedbackOpened' }
  | { type: 'feedbackDismissed' }
  | { type: 'feedbackRated'; rating: Rating }
  | { type: 'commentChanged'; comment: string }
  | { type: 'feedbackSubmitted'; askId: number; key: string }
  | { type: 'feedbackCancelled'; askId: number }
  | { type: 'countriesArrived'; countries: readonly GuideCountry[] }
  | { type: 'countriesFailed' }
  | { type: 'countriesWanted'; askId: number }
  /** `said` is the country's name in the visitor's language. */
  | { type: 'countryChosen'; askId: number; slug: string; said: string }
  /** One of the questions that an answer suggests. */
  | { type: 'followUpAsked'; text: string; country: string | null }
  /** `understanding` null if the request failed; `offer` if the sentence is in another of the chat's languages. */
  | {
      type: 'understood';
      id: number;
      understanding: Understanding | null;
      offer?: LanguageOffer | undefined;
      /** Of a request for a person that the words may send. */
      key?: string;
    }
  /** All that has arrived so far of an answer that is streamed. */
  | { type: 'guideSaid'; id: number; said: string }
  | { type: 'guideAnswered'; id: number; answer: GuideAnswer }
  /** `isUnknown` if the server did not fail, but has no answer; `isLost` if it is to be asked again. */
  | { type: 'guideFailed'; id: number; isUnknown: boolean; isLost?: boolean }
  | { type: 'quoteArrived'; key: string; quote: Quote }
  /** `fields` if the server found the request invalid. */
  | { type: 'quoteFailed'; key: string; fields?: Readonly<Record<string, string>> }
  /** `byOtherTab` if another tab sent it: that tab has told its host page. */
  | { type: 'leadSaved'; key: string; leadId: string; reference: string; byOtherTab: boolean }
  /** `isDurable` if the lead is stored beyond the life of this page. */
  | { type: 'leadUnsent'; key: string; isDurable: boolean }
  | { type: 'leadRefused'; key: string; fields: Readonly<Record<string, string>> }
  /** The server has received what was said since. */
  | { type: 'leadAdded'; key: string; behindAt: number }
  /** The server has another lead under this key, so it already has one from this form. */
  | { type: 'leadKnown'; key: string };

export type EventOf<T extends ConversationEvent['type']> = Extract<ConversationEvent, { type: T }>;
