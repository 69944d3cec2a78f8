import type { Intent, Slots, Understanding } from '@meg/shared/contract/understanding';
import type { ModelReading } from '../../language-model/message-reader.service.js';
import { asksSomething } from '../classifier/asking-words.js';
import { heardFacts } from '../heard/heard-facts.js';
import { moveTypeOf } from '../known-move/changed-slots.js';
import type { SentenceWord } from '../sentence.js';
import { unreadWords } from '../sure-intents/only-facts.js';
import { type Judged, surely, type UnderstandingService, type UnderstandRequest } from '../understanding.service.js';
import { checkedFacts } from './claimed-facts.js';
import { isBorneOut, isLikely } from './claimed-intent.js';
import { isDoubted, isLeftOpen } from './left-open.js';
import { type Mended, mendedText } from './mended-text.js';
import { quotedIn, wordsIn } from './quoted-words.js';

export interface Read {
  readonly request: UnderstandRequest;
  readonly judged: Judged;
  readonly reading: ModelReading;
}

/** The message with the typing mistakes put right that the model found. */
function mended(service: UnderstandingService, { judged, reading }: Read): Mended {
  const { context } = judged.message;
  const unread = new Set(unreadWords(context).map((at) => context.sentence.words[at]));
  const isMisspelled = (word: SentenceWord) => unread.has(word) && !service.knowsWord(word.plain);
  const mends = [reading.intent, ...Object.values(reading.facts)].flatMap((claim) => {
    const span = claim && quotedIn(context.sentence, claim.quote);
    return span && claim.mended ? [{ ...span, mended: claim.mended }] : [];
  });
  return mendedText(context.sentence, mends, isMisspelled);
}

/** Wishes beside which a route is told in passing. */
const isUrgent = new Set<Intent>(['call', 'complaint']);

/** A route that the rules had missed, in a message that asks nothing, outweighs what they took the message for. */
const tellsRoute = ({ origin, destination }: Slots, { intent, confidence }: Understanding): boolean =>
  Boolean(origin && destination) && (confidence < certain || !isUrgent.has(intent));

/** What is wanted, where the rules were not sure and the model's word is borne out. */
function checkedIntent({ judged, reading }: Read, again: Judged, found: Slots): Intent | undefined {
  const { intent } = reading;
  if (intent?.value === 'quote' && tellsRoute(found, judged.understanding)) return intent.value;
  const { sentence } = judged.message.context;
  const span = intent && quotedIn(sentence, intent.quote);
  const quoted = span ? wordsIn(sentence, span) : [];
  if (intent && isDoubted(judged) && isBorneOut(intent.value, quoted, judged)) return intent.value;
  if (judged.understanding.isSure) return undefined;
  if (again.understanding.isSure) return again.understanding.intent;
  return intent && isLikely(intent.value, quoted, judged.guesses) ? intent.value : undefined;
}

const certain = 0.9;

const sureOf = (intent: Intent, { length }: string): Partial<Understanding> => ({
  intent,
  confidence: surely,
  isSure: true,
  wishes: [{ intent, from: 0, to: length }],
  likely: [],
  question: null,
});

function withFacts(
  service: UnderstandingService,
  { judged, request }: Read,
  found: Slots,
  again: Judged,
): Understanding {
  const { understanding, message } = judged;
  const ends = { ...understanding.slots, ...found };
  const moveType = ends.moveType ?? moveTypeOf(message.context, ends);
  const slots: Slots = { ...ends, ...(moveType && { moveType }) };
  const { takenBack } = understanding;
  const { reader, preferred, move = {}, home } = request;
  const bedrooms = message.bedrooms ?? again.message.bedrooms;
  const heard = heardFacts({ slots, takenBack, move, bedrooms, reader, preferred, ownCountry: home?.countryCode });
  return { ...understanding, slots, heard, country: service.countryOf(slots, message.read) };
}

/** What a message means by the rules and, where these are not sure, by what of a model's reading they bear out. */
export function withReading(service: UnderstandingService, read: Read): Understanding {
  const { judged, reading, request } = read;
  const { text, words } = mended(service, read);
  const again = text === request.text ? judged : service.judge({ ...request, text });
  const isOpen = isLeftOpen(judged, (word) => service.knowsWord(word));
  const hasFactsLeft = isOpen && !asksSomething(judged.message.context.sentence);
  const found = hasFactsLeft ? checkedFacts({ judged, again, facts: reading.facts, mended: words }) : {};
  const hasFacts = Object.keys(found).length > 0;
  const told = hasFacts ? withFacts(service, read, found, again) : judged.understanding;
  const intent = checkedIntent(read, again, found);
  return intent ? { ...told, ...sureOf(intent, request.text) } : told;
}
