import type { SentenceWord } from '../../sentence.js';
import { smallNumber } from '../number-words.js';
import { deniesPlace } from './denying-words.js';
import type { PlaceContext, PlaceMention } from './place-mentions.js';
import { ordinaryWords } from './place-words.js';
import { isMonthName } from './town-or-month.js';

/** Where people go without naming a town. */
const noTowns = new Set(
  (
    'abroad anywhere somewhere elsewhere wherever overseas europe asia africa scandinavia balkans caribbean america americas ' +
    'mainland continent countryside coast uni university college parents mums dads moms nans grans ours mine theirs hers his ' +
    'extranjero europa afrique europe asie amerique etranger luar negara eropah valismaale valismaa maale'
  ).split(' '),
);
const shortest = 4;
const mostWordsOfName = 3;
const mostMeantAs = new Set('its it s is meant mean change'.split(' '));

function isStrange({ sentence, knowsWord, language }: PlaceContext, word: SentenceWord): boolean {
  const { plain, typed } = word;
  if (/\P{L}/u.test(plain) || smallNumber(plain) !== undefined || isMonthName(plain)) return false;
  if (ordinaryWords.has(plain) || noTowns.has(plain)) return false;
  if (/^\p{Lu}\p{Ll}/u.test(typed) && sentence.words[0] !== word) return true;
  // Only English is learnt from enough sentences to know a strange word from a rare one.
  return language === 'en' && plain.length >= shortest && knowsWord?.(plain) === false;
}

/** A name as typed, with the index of the place that shows it to be one. */
interface UnplacedName {
  readonly from: number;
  readonly to: number;
  readonly query: string;
  readonly beside: number;
}

type Span = readonly [from: number, to: number];

/** The strange words right before a word: "mallaig" of "from mallaig to leeds". They must begin a clause or follow "from". */
function before(context: PlaceContext, end: number): Span | undefined {
  const { words } = context.sentence;
  let from = end;
  while (from > 0 && end - from < mostWordsOfName && isStrange(context, words[from - 1] as SentenceWord)) {
    from -= 1;
    if (words[from]?.followsMark) break;
  }
  const isBegun = from === 0 || words[from]?.followsMark || context.markers.get(from)?.marker === 'from';
  return from < end && isBegun ? [from, end] : undefined;
}

/** The strange words from a word on, up to the end of the clause or the word for when or what. */
function after(context: PlaceContext, from: number): Span | undefined {
  const { words } = context.sentence;
  let to = from;
  while (to < words.length && to - from < mostWordsOfName && (to === from || !words[to]?.followsMark)) {
    if (!isStrange(context, words[to] as SentenceWord)) break;
    to += 1;
  }
  return to > from ? [from, to] : undefined;
}

const isRoad = (context: PlaceContext, [from, to]: Span): boolean =>
  context.streets?.some((street) => street.from < to && street.to > from) ?? false;

/** "No it's mallaig, not leeds". */
function putRight(context: PlaceContext, place: PlaceMention): Span | undefined {
  const { words } = context.sentence;
  const isDenied = deniesPlace.has(words[place.from - 1]?.plain ?? '');
  const span = isDenied ? strangeRun(context, place.from - 1) : undefined;
  return span && mostMeantAs.has(words[span[0] - 1]?.plain ?? '') ? span : undefined;
}

function strangeRun(context: PlaceContext, end: number): Span | undefined {
  const { words } = context.sentence;
  let from = end;
  while (from > 0 && end - from < mostWordsOfName && isStrange(context, words[from - 1] as SentenceWord)) from -= 1;
  return from < end ? [from, end] : undefined;
}

/**
 * Names that no list has, where the route shows that they are places: "from mallaig to leeds" and "leeds to mallaig". They are
 * kept as typed, so that the visitor is asked for them instead of both towns being lost.
 */
export function unplacedNames(context: PlaceContext, all: readonly PlaceMention[]): UnplacedName[] {
  const { words, text } = context.sentence;
  const isFree = ([from, to]: Span) => !all.some((place) => place.from < to && place.to > from);
  return all.flatMap((place, beside) =>
    spansBeside(context, place)
      .filter((span) => isFree(span) && !isRoad(context, span))
      .map(([from, to]) => ({ from, to, beside, query: text.slice(words[from]?.start, words[to - 1]?.end) })),
  );
}

/** The strange names that a place shows to be places too. */
function spansBeside(context: PlaceContext, place: PlaceMention): Span[] {
  const { words } = context.sentence;
  const markers = [...context.markers.values()].filter(
    ({ marker, from }) => marker === 'to' && !words[from]?.followsMark,
  );
  const lead = markers.find(({ to }) => to === place.from);
  const goal = markers.find(({ from }) => from === place.to);
  const isBegun = place.from === 0 || words[place.from]?.followsMark || context.markers.has(place.from);
  return [
    lead ? before(context, lead.from) : undefined,
    goal && isBegun && !words[goal.to]?.followsMark ? after(context, goal.to) : undefined,
    putRight(context, place),
  ].filter((span) => span !== undefined);
}
