import type { Slots } from '@meg/shared/contract/understanding';
import { barePlace } from '../bare-place.js';
import type { MessageContext } from '../message-context.js';
import { isDenied } from '../slots/denial.js';
import { placeSlot } from '../slots/find-slots.js';
import type { End } from '../slots/homes/access.js';
import type { MeantPlace } from '../slots/places/meant-places.js';
import { isCalled } from '../slots/places/place-names.js';
import { endWords } from './end-words.js';
import { quotedIn, type Span, wordsIn } from './quoted-words.js';

type Place = NonNullable<Slots['origin']>;

export const opposite = (end: End): End => (end === 'origin' ? 'destination' : 'origin');
const markerOf = { origin: 'from', destination: 'to' } as const;
const joints = new Set('and but so then while y pero e et mais puis dan tapi ja ning aga و لكن ثم'.split(' '));
const byModel = 0.7;

/** From one comma, full stop or "and" to the next: a quote that was cut short may hide who lives there. */
function clauseAround({ sentence: { words } }: MessageContext, { from, to }: Span): Span {
  const starts = (at: number): boolean => words[at]?.followsMark === true || joints.has(words[at]?.plain ?? '');
  let first = from;
  while (first > 0 && !starts(first)) first--;
  let last = to;
  while (last < words.length && !starts(last)) last++;
  return { from: first, to: last };
}

const isWithin = ({ from, to }: Span, clause: Span): boolean => from >= clause.from && to <= clause.to;

/** Whether the words around the place say which end of the move it is, and nothing says the contrary. */
function saysEnd({ sentence }: MessageContext, clause: Span, end: End): boolean {
  const words = wordsIn(sentence, clause);
  const labels = new Set(endWords.find(words).map(({ label }) => label));
  return labels.has(end) && !labels.has(opposite(end)) && !words.some((_, at) => isDenied(words, at));
}

/** The place of this name in the clause, where the clause names no other. */
function placeIn(context: MessageContext, clause: Span, name: string): Place | undefined {
  const { read, request, sentence } = context;
  const named = read.found.named.filter((place) => isWithin(place, clause));
  const [place, ...others] = named;
  if (others.length > 0) return undefined;
  if (place) return isNamed(context, place, name) ? placeSlot({ place, confidence: byModel }, request) : undefined;
  const own = quotedIn({ ...sentence, words: wordsIn(sentence, clause) }, name);
  const words = own && sentence.words.slice(clause.from + own.from, clause.from + own.to);
  return words && barePlace(context, words, byModel);
}

/** By its name, or as it was typed: لندن is London. */
function isNamed({ sentence }: MessageContext, place: MeantPlace, name: string): boolean {
  const own = wordsIn(sentence, place);
  const typed = quotedIn({ ...sentence, words: own }, name);
  return isCalled(place, name) || typed?.to === own.length;
}

export interface ClaimedEnd {
  readonly end: End;
  readonly name: string;
  readonly span: Span;
}

/** An end of the move that the rules left open, where its own clause bears the claim out. */
export function claimedEnd(context: MessageContext, { end, name, span }: ClaimedEnd): Place | undefined {
  const clause = clauseAround(context, span);
  const starts = clauseAround(context, { from: span.from, to: span.from + 1 });
  if (starts.to < span.to || !saysEnd(context, clause, end)) return undefined;
  const { named, denied } = context.read.found;
  const isContrary = named.some(
    (place) => isWithin(place, clause) && (place.ending ?? place.marker?.marker) === markerOf[opposite(end)],
  );
  if (isContrary || denied.some((place) => isWithin(place, clause))) return undefined;
  return placeIn(context, clause, name);
}
