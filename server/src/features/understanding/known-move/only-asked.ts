import type { PartialMove } from '@meg/shared/contract/move';
import type { Slots } from '@meg/shared/contract/understanding';
import { namesPrice, plainQuestion } from '../../../asked/price-topics.js';
import { asksCompany, asksSomething, beginsQuestion } from '../classifier/asking-words.js';
import type { MessageContext } from '../message-context.js';
import { PhraseSet } from '../phrase-set.js';
import { soonSpans } from '../slots/dates/soon.js';
import { movingWords } from '../slots/places/marker-words.js';
import type { MeantPlace } from '../slots/places/meant-places.js';
import { tellsWhere } from '../slots/places/where-we-live.js';
import { wishesSomething } from '../slots/service-wishes.js';
import { thingsIn } from '../slots/things/inventory.js';
import { toldPart } from '../slots/told-part.js';
import { addsSomething } from './adding-words.js';
import { isCorrecting } from './correction-words.js';

type Ends = Pick<Slots, 'origin' | 'destination'>;

const moving = new PhraseSet({ moving: movingWords });
const comparing = new PhraseSet({
  than: 'than, busier, quieter, better, worse, mas que, mejor que, peor que, plus que, mieux que, moins que, daripada, lebih, parem kui, kui, rohkem kui, من, احسن, افضل',
});

const knowsEnds = ({ originCity, destinationCity }: PartialMove): boolean =>
  originCity !== undefined && destinationCity !== undefined;

const askingVerbs = new Set('is are was were does do did has have will could would'.split(' '));

/** A question and nothing else, which puts nothing right and wishes for nothing. */
function onlyAsks({ sentence }: MessageContext): boolean {
  const { words } = sentence;
  const isVerbFirst = askingVerbs.has(words[0]?.plain ?? '');
  const asks = isVerbFirst || beginsQuestion(sentence) || asksCompany(sentence) || asksSomething(sentence);
  return (
    asks &&
    toldPart(sentence) === sentence &&
    !isCorrecting(words) &&
    !addsSomething(words) &&
    !wishesSomething(words) &&
    !namesPrice(plainQuestion(sentence.text))
  );
}

/** "A rug from Morocco": the thing stands right before the word for its origin. */
const isSourceOfThing = ({ sentence }: MessageContext, { marker }: MeantPlace): boolean =>
  marker?.marker === 'from' && thingsIn(sentence.words).some(({ to }) => to === marker.from);

/**
 * Of a move whose two ends are known, the ends that the message changes: neither the place that a thing is from ("the
 * table from Bali") nor one that is only asked about ("have you an office in Bristol?").
 */
export function withoutAskedPlaces(ends: Ends, context: MessageContext): Ends {
  const { move, read, sentence } = context;
  if (!knowsEnds(move) || (ends.origin && ends.destination)) return ends;
  const [end] = [ends.origin ?? ends.destination];
  // "And to Jersey instead?" may mean several places: what is known stays until one is told.
  if (end && !end.isCity && /[?؟]\s*$/u.test(sentence.text)) return {};
  if (moving.has(sentence.words) || isCorrecting(sentence.words) || tellsWhere(sentence.words)) return ends;
  const isSource = ends.origin !== undefined && read.found.named.some((place) => isSourceOfThing(context, place));
  return isSource || onlyAsks(context) ? {} : ends;
}

/** Facts that a question names and does not tell, where they are known: "can we bring the car?". */
const factsAsked: readonly (keyof Slots)[] = ['pets', 'car', 'moveDetails', 'propertySize', 'moveSize'];

/** What the message tells, without the known facts of which it only asks. */
export function withoutAskedFacts(slots: Slots, context: MessageContext): Slots {
  const { move, sentence } = context;
  if (!knowsEnds(move) || !onlyAsks(context) || moving.has(sentence.words)) return slots;
  const isSized = (move.moveDetails ?? move.propertySize) !== undefined;
  // The Estonian "than" is also in "as soon as possible".
  const isCompared = comparing.has(sentence.words) && soonSpans(sentence.words).length === 0;
  const dates = isCompared ? (['moveDate', 'moveMonth', 'moveYear'] as const) : [];
  const known = factsAsked.filter((fact) => isSized && fact in move);
  const asked = new Set<string>([...known, ...dates]);
  return Object.fromEntries(Object.entries(slots).filter(([fact]) => !asked.has(fact))) as Slots;
}
