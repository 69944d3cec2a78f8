import { isOneSlipAway } from '../text/one-typo.js';
import { allWordsOf, type Term, termsOf } from './terms.js';

/** Something that can be answered, with the words of people who ask for it. */
export interface Entry<T> {
  readonly value: T;
  /** Questions that it answers, in any of its languages. */
  readonly asks: readonly string[];
  /** Words that ask for it even alone; a keyword of several words counts like a question. */
  readonly keywords: readonly string[];
  /** The text of the answer, which has more words than the questions. */
  readonly text: string;
}

export interface Match<T> {
  readonly value: T;
  /** The share of the question's words that the entry covers: 1 is all. */
  readonly coverage: number;
  /** How many words of the question the entry covers. */
  readonly words: number;
}

interface IndexedEntry<T> {
  readonly value: T;
  readonly wordings: readonly ReadonlySet<string>[];
  readonly stems: readonly string[];
}

const keywordWeight = 1;
const askWeight = 0.9;
/** The words of the answer alone are never enough. */
const textWeight = 0.4;
const kinWeight = 0.95;
const slipWeight = 0.92;
/** The weight of an unknown word, relative to the rarest known one. */
const strangerWeight = 0.9;
/** The same for a name, or for a thing of any move, which changes little about the question. */
const minorWeight = 0.15;
const prefixLength = 3;
/** What small words add if two entries have the same other words: "when" and "whom" distinguish them. */
const wordingWeight = 0.2;
const mostCompared = 8;
/** More words than any language has that begin alike. */
const mostNear = 2_000;
/** A limit on the work for pasted texts, which are no questions. */
const mostTerms = 30;
/** A word alone must be a keyword. */
const leastAlone = 0.8;

/** How many letters may follow a short word in one of its family: "post" does not ask to postpone. */
const mostAfter = { short: 2, long: 5 } as const;
const shortest = 4;

/** Whether two words are of one family: one begins the other, or they share most of the longer. */
function isKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared++;
  if (shared === short.length)
    return shared >= shortest && long.length - short.length <= (shared === shortest ? mostAfter.short : mostAfter.long);
  return shared >= 5 && shared / long.length >= 0.7;
}

interface Tally {
  readonly score: number;
  readonly count: number;
  readonly hasKeyword: boolean;
}

interface Ranked {
  readonly at: number;
  readonly coverage: number;
  /** How many words the entry knows. */
  readonly count: number;
  readonly hasKeyword: boolean;
}

const keyOf = (words: ReadonlySet<string>): string => [...words].sort().join(' ');

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
}

function weightsOf({ asks, keywords, text }: Entry<unknown>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { stem } of termsOf(text)) weights.set(stem, textWeight);
  const single = keywords.filter((keyword) => !keyword.trim().includes(' '));
  for (const { stem } of [...asks, ...keywords].flatMap(termsOf)) weights.set(stem, askWeight);
  for (const { stem } of single.flatMap(termsOf)) weights.set(stem, keywordWeight);
  return weights;
}

function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

function removeFrom<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key);
  set?.delete(value);
  if (set?.size === 0) sets.delete(key);
}

interface Known {
  readonly stem: string;
  readonly fit: number;
}

/**
 * Finds the entry that is about the same as a question. A word of the question that no entry knows counts against all
 * of them, so that a question about something else finds nothing.
 */
export class EntryIndex<T> {
  private readonly entries = new Map<number, IndexedEntry<T>>();
  /** By stem, its weight in each entry: more for a keyword than for a word of a question. */
  private readonly postings = new Map<string, Map<number, number>>();
  private readonly byPrefix = new Map<string, Set<string>>();
  /** Whole questions, regardless of the order of their words. */
  private readonly exact = new Map<string, Set<number>>();

  constructor(entries: readonly Entry<T>[] = []) {
    for (const [at, entry] of entries.entries()) this.put(at, entry);
  }

  /** Replaces the entry at that place, without the cost of building the whole index. */
  put(at: number, entry: Entry<T>): void {
    this.remove(at);
    const wordings = entry.asks.map(allWordsOf);
    const stems = weightsOf(entry);
    this.entries.set(at, { value: entry.value, wordings, stems: [...stems.keys()] });
    for (const wording of wordings) addTo(this.exact, keyOf(wording), at);
    for (const [stem, weight] of stems) {
      const found = this.postings.get(stem) ?? new Map<number, number>();
      this.postings.set(stem, found.set(at, weight));
      addTo(this.byPrefix, stem.slice(0, prefixLength), stem);
    }
  }

  remove(at: number): void {
    const entry = this.entries.get(at);
    if (!entry) return;
    this.entries.delete(at);
    for (const wording of entry.wordings) removeFrom(this.exact, keyOf(wording), at);
    for (const stem of entry.stems) {
      const found = this.postings.get(stem);
      found?.delete(at);
      if (found?.size !== 0) continue;
      this.postings.delete(stem);
      removeFrom(this.byPrefix, stem.slice(0, prefixLength), stem);
    }
  }

  *values(): Generator<T> {
    for (const { value } of this.entries.values()) yield value;
  }

  /** Best first; only entries that cover so much of the question. */
  find(question: string, leastCoverage: number, most = mostCompared): Match<T>[] {
    const words = allWordsOf(question);
    const exactEntry = this.entries.get(Math.max(-1, ...(this.exact.get(keyOf(words)) ?? [])));
    if (exactEntry) return [{ value: exactEntry.value, coverage: 1, words: words.size }];
    return this.ranked(termsOf(question).slice(0, mostTerms))
      .filter(({ coverage, count, hasKeyword }) =>
        count > 1 ? coverage >= leastCoverage : hasKeyword && coverage >= leastAlone,
      )
      .slice(0, most)
      .map((ranked) => ({ ...ranked, score: ranked.coverage + wordingWeight * this.likeness(ranked.at, words) }))
      .sort((one, other) => other.score - one.score)
      .flatMap(({ at, coverage, count }) => {
        const entry = this.entries.get(at);
        return entry ? { value: entry.value, coverage, words: count } : [];
      });
  }

  private ranked(terms: readonly Term[]): Ranked[] {
    const tallies = new Map<number, Tally>();
    let whole = 0;
    for (const term of terms) whole += this.tally(tallies, term);
    return [...tallies]
      .map(([at, { score, count, hasKeyword }]) => ({ at, coverage: score / whole, count, hasKeyword }))
      .sort((one, other) => other.coverage - one.coverage || one.at - other.at);
  }

  /** How similar the question is to the most similar question of the entry, small words included. */
  private likeness(at: number, words: ReadonlySet<string>): number {
    return Math.max(0, ...(this.entries.get(at)?.wordings ?? []).map((wording) => shareOf(words, wording)));
  }

  /** Adds the score of a word to each entry, and returns the highest possible score. */
  private tally(tallies: Map<number, Tally>, { stem, isMinor }: Term): number {
    const known = this.known(stem);
    if (known.length === 0) return Math.log(1 + this.entries.size) * (isMinor ? minorWeight : strangerWeight);
    const best = this.bestWeights(known);
    const rarity = Math.log(1 + this.entries.size / best.size);
    for (const [entry, weight] of best) {
      const before = tallies.get(entry) ?? { score: 0, count: 0, hasKeyword: false };
      const hasKeyword = before.hasKeyword || weight > askWeight;
      tallies.set(entry, { score: before.score + rarity * weight, count: before.count + 1, hasKeyword });
    }
    return rarity;
  }

  private bestWeights(known: readonly Known[]): ReadonlyMap<number, number> {
    const best = new Map<number, number>();
    for (const { stem, fit } of known)
      for (const [entry, weight] of this.postings.get(stem) ?? [])
        best.set(entry, Math.max(best.get(entry) ?? 0, weight * fit));
    return best;
  }

  private near(stem: string): string[] {
    const near: string[] = [];
    for (const word of this.byPrefix.get(stem.slice(0, prefixLength)) ?? []) if (near.push(word) === mostNear) break;
    return near;
  }

  private known(stem: string): Known[] {
    const near = this.near(stem);
    const same = this.postings.has(stem) ? [{ stem, fit: 1 }] : [];
    const kin = near.flatMap((word) => (word !== stem && isKin(word, stem) ? { stem: word, fit: kinWeight } : []));
    if (same.length + kin.length > 0 || stem.length < 5) return [...same, ...kin];
    return near.filter((word) => isOneSlipAway(stem, word)).map((word) => ({ stem: word, fit: slipWeight }));
  }
}
