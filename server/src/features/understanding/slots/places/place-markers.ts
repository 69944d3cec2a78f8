import { PhraseSet } from '../../phrase-set.js';
import { arrow, type SentenceWord } from '../../sentence.js';
import { articles, type Marker, markerWords } from './marker-words.js';

type MarkerSets = readonly (readonly [language: string, set: PhraseSet<Marker>])[];

const sets: MarkerSets = Object.entries(markerWords).map(([language, lists]) => [
  language,
  new PhraseSet<Marker>(lists as Readonly<Record<Marker, string>>),
]);

export interface MarkerAt {
  readonly marker: Marker;
  readonly from: number;
  readonly to: number;
}

/** "From" as hasty fingers type it; a form is one too, but not in "form Leeds to York". */
const misspelledFrom = new Set('frm fom fron frmo form'.split(' '));
const beforeForm = new Set('the a this that your my contact in fill online web application'.split(' '));
const mostToTo = 4;

function isMisspelledFrom(words: readonly SentenceWord[], at: number): boolean {
  if (!misspelledFrom.has(words[at]?.plain ?? '')) return false;
  const isLed = words.slice(at + 2, at + 2 + mostToTo).some(({ plain }) => plain === 'to');
  return isLed && !beforeForm.has(words[at - 1]?.plain ?? '') && !words[at + 1]?.followsMark;
}

/** Whether a "form" is no paper. */
export const hasMisspelledFrom = (words: readonly SentenceWord[]): boolean =>
  words.some((_, at) => isMisspelledFrom(words, at));

/** The markers of a sentence by the word after them. English ones count in every language, because many visitors mix. */
export function markersIn(words: readonly SentenceWord[], language: string): Map<number, MarkerAt> {
  const byEnd = new Map<number, MarkerAt>();
  for (const [own, set] of sets) {
    if (own !== language && own !== 'en') continue;
    for (const { label, from, to } of set.find(words)) {
      const known = byEnd.get(to);
      if (!known || to - from > known.to - known.from) byEnd.set(to, { marker: label, from, to });
    }
  }
  words.forEach(({ plain, typed }, at) => {
    if (isMisspelledFrom(words, at)) byEnd.set(at + 1, { marker: 'from', from: at, to: at + 1 });
    const known = byEnd.get(at + 1);
    // "On est à", "habite à": the longer marker says more than its last word.
    const isLonger = known !== undefined && (known.marker === 'to' || known.to - known.from > 1);
    if (plain === arrow || (typed === 'à' && !isLonger)) byEnd.set(at + 1, { marker: 'to', from: at, to: at + 1 });
  });
  return byEnd;
}

/** The marker before a word or before its article. */
export function markerBefore(
  words: readonly SentenceWord[],
  markers: ReadonlyMap<number, MarkerAt>,
  at: number,
): MarkerAt | undefined {
  const own = markers.get(at);
  const hasArticle = articles.has(words[at - 1]?.plain ?? '') && !words[at]?.followsMark;
  const before = hasArticle && !words[at - 1]?.followsMark ? markers.get(at - 1) : undefined;
  // "From the UK": the article, which alone marks what is spoken of, follows another marker.
  const isArticle = own?.marker === 'of' && own.from === at - 1 && hasArticle;
  return isArticle ? (before ?? own) : (own ?? before);
}
