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
  if (own) return own;
  return articles.has(words[at - 1]?.plain ?? '') ? markers.get(at - 1) : undefined;
}
