import type { Intent, Understanding } from '@meg/shared/contract/understanding';
import {
  moveContents,
  moveSizes,
  moveTypes,
  propertySizes,
  shippingModes,
} from '@meg/shared/domain/quotes/move-options';
import { optionScores, readinessQuestions } from '@meg/shared/domain/readiness/questions';
import fc from 'fast-check';
import type { Answer } from '../conversation/answer.js';
import { ratings } from '../conversation/drafts/feedback-draft.js';
import type { SlotList } from '../conversation/drafts/handoff-draft.js';
import { leadFields } from '../conversation/drafts/lead-fields.js';
import type { Detail } from '../conversation/drafts/quote-details.js';
import type { ConversationEvent, EventOf } from '../conversation/event.js';
import type { Conversation } from '../conversation/state.js';
import { storedHandoff, unclearQuote } from './play.js';
import { sampleQuote } from './sample-quote.js';

const oneOf = fc.constantFrom;
const is = <const T>(value: T) => fc.constant(value);
const words = fc.string({ unit: 'binary' });
const askId = fc.nat(40);
const key = oneOf('a', 'b', 'c', 'd');
const atMs = fc.nat();
const fields = fc.dictionary(oneOf(...leadFields, 'chatHistory', '__proto__', 'toString'), fc.string(), {
  noNullPrototype: true,
});
const quote = oneOf(
  sampleQuote,
  unclearQuote(),
  { ...sampleQuote, nextQuestion: null },
  { ...sampleQuote, minPrice: null, maxPrice: null, source: 'domestic_unavailable' as const },
);

const choice = <T extends Answer['about'], V extends string>(about: T, values: readonly V[]) =>
  values.map((value) => ({ about, value }) as unknown as Answer);
const answer = oneOf(
  ...choice('intent', ['quote', 'anotherQuote', 'call', 'question', 'guide', 'quiz']),
  ...choice('moveType', moveTypes),
  ...choice('moveDetails', moveContents),
  ...choice('propertySize', propertySizes),
  ...choice('moveSize', moveSizes),
  ...choice('readiness', ['yes', 'connect', 'allSet']),
  ...choice('quizMove', moveTypes),
  ...choice('retry', ['quote']),
  ...choice('drop', ['pets', 'car']),
  ...choice('keep', ['pets', 'car']),
  ...choice('topic', ['packing', 'countryGuide']),
);
const detail = oneOf<Detail>(
  { about: 'move_date', value: 7 },
  { about: 'packing', value: true },
  { about: 'inventory', value: { items: [{ code: 'box-medium', count: 30 }], isComplete: true } },
  { about: 'property_size', value: '4 Beds+' },
  { about: 'move_size', value: 'Content only' },
  { about: 'origin_place', place: { id: '1', label: 'Leeds' } },
  { about: 'access', value: { origin: { floor: 2, lift: false, carryM: 0 } } },
);
const slots = oneOf<SlotList>(
  { status: 'failed' },
  { status: 'here', timezone: 'Europe/London', visitorTimezone: 'Asia/Tokyo', isOpen: true, slots: [] },
);
const guideAnswer = fc.record({
  answer: words,
  sources: is([]),
  country: oneOf(null, 'japan'),
  confidence: oneOf(0, 0.49, 0.5, 1),
  language: is('en'),
});
const slot = <T>(value: fc.Arbitrary<T>) => fc.record({ value, confidence: oneOf(0.2, 0.9) });
const place = fc.record({
  value: words,
  placeId: oneOf(null, '1'),
  countryCode: oneOf(null, 'GB', 'MY'),
  isCity: fc.boolean(),
  confidence: oneOf(0.2, 0.9),
});
const slotsOf = fc.record(
  {
    origin: place,
    destination: place,
    moveType: slot(oneOf(...moveTypes)),
    propertySize: slot(oneOf(...propertySizes)),
    moveDetails: slot(oneOf(...moveContents)),
    moveDate: slot(oneOf('2027-06-12', '2037-06-12')),
    moveMonth: slot(oneOf(1, 6)),
    pets: slot(fc.boolean()),
    packing: slot(fc.boolean()),
    email: slot(words),
  },
  { requiredKeys: [] },
);
const anyUnderstanding: fc.Arbitrary<Understanding> = fc.record({
  intent: oneOf<Intent>('quote', 'call', 'complaint', 'readiness', 'greeting', 'outOfScope', 'packing', 'countryGuide'),
  confidence: oneOf(0.2, 0.9),
  isSure: fc.boolean(),
  slots: slotsOf,
  heard: oneOf([], [{ fact: 'pets' as const, text: 'With a pet' }]),
  takenBack: oneOf([], ['specialItems' as const]),
  answer: oneOf(null, { about: 'moveType', value: 'local' }, { about: 'propertySize', value: 'no such size' }),
  command: oneOf<Understanding['command']>(null, 'back', 'startOver', 'notNow', 'skip'),
  wishes: oneOf<Understanding['wishes']>(
    [],
    [
      { intent: 'quote', from: 0, to: 3 },
      { intent: 'packing', from: 3, to: 900 },
    ],
  ),
  likely: oneOf<Intent[]>([], ['quote', 'packing', 'call']),
  callTime: oneOf(null, { date: '2026-07-06', time: '10:00' }, { date: '2026-07-06', time: null }),
  country: oneOf(null, 'japan'),
  question: oneOf(null, 'Where to?'),
  language: is('en'),
});
const bare = <T extends ConversationEvent['type']>(type: T) => fc.record({ type: is(type) });
const inCard = <T extends ConversationEvent['type']>(type: T) => fc.record({ type: is(type), askId });

/** Each kind of event once: a new one that is missing here does not compile. */
export const anyEventOf: { readonly [T in ConversationEvent['type']]: fc.Arbitrary<EventOf<T>> } = {
  resumed: bare('resumed'),
  restarted: bare('restarted'),
  replyDue: fc.record({ type: is('replyDue'), messageId: askId, atMs }),
  typed: fc.record({ type: is('typed'), text: words }),
  composed: fc.record({ type: is('composed'), text: words }),
  answered: fc.record({ type: is('answered'), askId, answer }),
  draftChanged: fc.record({ type: is('draftChanged'), field: oneOf(...leadFields), value: words }),
  placePicked: fc.record({
    type: is('placePicked'),
    field: oneOf('originCity' as const, 'destinationCity' as const),
    place: fc.record({ id: fc.string(), label: words }),
  }),
  flowStarted: fc.record({ type: is('flowStarted'), flow: oneOf('quote' as const, 'quiz' as const) }),
  prefilled: fc.record({
    type: is('prefilled'),
    fields: oneOf({}, { name: 'Amina', moveType: 'local' }, { moveType: 'lunar', phone: '\u0000' }),
  }),
  languageChanged: fc.record({ type: is('languageChanged'), language: oneOf('et', 'ar') }),
  askedByPage: fc.record({ type: is('askedByPage'), text: words }),
  retried: fc.record({ type: is('retried') }),
  languageFailed: fc.record({ type: is('languageFailed') }),
  quoteReworded: fc.record({ type: is('quoteReworded'), key, quote }),
  narrowOpened: bare('narrowOpened'),
  detailGiven: fc.record({ type: is('detailGiven'), askId, detail, said: words }),
  detailSkipped: inCard('detailSkipped'),
  wayChosen: fc.record({ type: is('wayChosen'), way: oneOf(...shippingModes), said: words }),
  leadSubmitted: fc.record({ type: is('leadSubmitted'), key, atMs, consentText: words, website: words }),
  cardLeft: inCard('cardLeft'),
  personWanted: bare('personWanted'),
  chipPressed: fc.record({ type: is('chipPressed'), messageId: askId, at: oneOf(0, 1, 9) }),
  quizAnswered: fc.record({
    type: is('quizAnswered'),
    askId,
    question: oneOf(...readinessQuestions.map(({ id }) => id)),
    score: oneOf(...optionScores),
  }),
  quizBack: inCard('quizBack'),
  quizNext: inCard('quizNext'),
  handoffChosen: fc.record({
    type: is('handoffChosen'),
    askId,
    requestType: oneOf('immediate' as const, 'scheduled' as const),
  }),
  contactChanged: fc.record({
    type: is('contactChanged'),
    field: oneOf('email' as const, 'phone' as const),
    value: words,
  }),
  contactConfirmed: inCard('contactConfirmed'),
  contactEdited: inCard('contactEdited'),
  handoffBack: inCard('handoffBack'),
  handoffLeft: inCard('handoffLeft'),
  slotsWanted: inCard('slotsWanted'),
  handoffAsked: fc.record({
    type: is('handoffAsked'),
    askId,
    key,
    method: oneOf('whatsapp' as const, 'call' as const),
  }),
  callbackAsked: fc.record({ type: is('callbackAsked'), askId, key, slot: oneOf(null, '2026-07-06T09:00:00Z') }),
  slotChosen: fc.record({ type: is('slotChosen'), askId, slot: is('2026-07-06T09:00:00Z') }),
  changeAsked: fc.record({ type: is('changeAsked'), key }),
  cancelAsked: fc.record({ type: is('cancelAsked'), key }),
  callbackCancelled: fc.record({ type: is('callbackCancelled'), key }),
  cancelFailed: fc.record({ type: is('cancelFailed'), key }),
  handoffJoined: fc.record({ type: is('handoffJoined'), key }),
  slotsArrived: fc.record({ type: is('slotsArrived'), slots }),
  handoffStored: fc.record({ type: is('handoffStored'), key, handoff: is(storedHandoff) }),
  handoffFailed: fc.record({
    type: is('handoffFailed'),
    key,
    reason: oneOf('failed' as const, 'refused' as const, 'slotTaken' as const),
  }),
  feedbackOpened: bare('feedbackOpened'),
  feedbackDismissed: bare('feedbackDismissed'),
  feedbackRated: fc.record({ type: is('feedbackRated'), rating: oneOf(...ratings) }),
  commentChanged: fc.record({ type: is('commentChanged'), comment: words }),
  feedbackSubmitted: fc.record({ type: is('feedbackSubmitted'), askId, key }),
  feedbackCancelled: inCard('feedbackCancelled'),
  countriesArrived: fc.record({ type: is('countriesArrived'), countries: is([{ slug: 'japan', code: 'JP' }]) }),
  countriesFailed: bare('countriesFailed'),
  countriesWanted: inCard('countriesWanted'),
  countryChosen: fc.record({ type: is('countryChosen'), askId, slug: oneOf('japan', ''), said: words }),
  followUpAsked: fc.record({ type: is('followUpAsked'), text: words, country: oneOf(null, 'japan') }),
  understood: fc.record({
    type: is('understood'),
    id: askId,
    understanding: fc.option(anyUnderstanding),
    offer: oneOf(undefined, { language: 'et', text: 'Eesti keeles?', yes: 'Eesti', no: 'Ei' }),
  }),
  guideSaid: fc.record({ type: is('guideSaid'), id: askId, said: words }),
  guideAnswered: fc.record({ type: is('guideAnswered'), id: askId, answer: guideAnswer }),
  guideFailed: fc.record({ type: is('guideFailed'), id: askId, isUnknown: fc.boolean() }),
  quoteArrived: fc.record({ type: is('quoteArrived'), key, quote }),
  quoteFailed: fc.oneof(
    fc.record({ type: is('quoteFailed'), key }),
    fc.record({ type: is('quoteFailed'), key, fields }),
  ),
  leadSaved: fc.record({
    type: is('leadSaved'),
    key,
    leadId: fc.string(),
    reference: fc.string(),
    byOtherTab: fc.boolean(),
  }),
  leadUnsent: fc.record({ type: is('leadUnsent'), key, isDurable: fc.boolean() }),
  leadRefused: fc.record({ type: is('leadRefused'), key, fields }),
  leadKnown: fc.record({ type: is('leadKnown'), key }),
  leadAdded: fc.record({ type: is('leadAdded'), key, behindAt: oneOf(0, 7) }),
};

export const anyEvent: fc.Arbitrary<ConversationEvent> = fc.oneof(...Object.values(anyEventOf));

/** Every other event is turned to what is open now, or nearly all would be passed over as outdated. */
export function aim(event: ConversationEvent, { asking, coming, wondering, quoting, handoff }: Conversation) {
  const aimed = { ...event } as Record<string, unknown>;
  if ('askId' in event && event.askId % 2 === 0) aimed.askId = asking?.id ?? 0;
  if ('messageId' in event && event.messageId % 2 === 0) aimed.messageId = coming[0]?.id ?? 0;
  if ('id' in event && event.id % 2 === 0) aimed.id = wondering[0]?.id ?? 0;
  if ('key' in event && event.key === 'a') {
    aimed.key = (event.type.startsWith('handoff') ? handoff?.key : quoting?.key) ?? 'a';
  }
  return aimed as unknown as ConversationEvent;
}
