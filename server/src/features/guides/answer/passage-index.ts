import type { Term } from '../../../retrieval/terms.js';
import { isOneSlipAway } from '../../../text/one-typo.js';
import type { Guides } from '../read-guides.js';
import { type FieldName, fieldsOf } from './guide-fields.js';
import { guideTermsOf } from './guide-terms.js';
import { type IndexedField, type RankedField, rankField, type WeighedTerm } from './rank-field.js';

export interface RankQuestion {
  readonly text: string;
  /** If not, a word that no guide has may be one that every guide has in English. */
  readonly isInGuidesLanguage: boolean;
}

interface IndexedGuide {
  readonly fields: readonly IndexedField[];
  readonly words: ReadonlySet<string>;
}

const prefixLength = 3;
/** The weight of words that the guide lacks. Names and ordinary words of moving weigh less. */
const unknownWordWeights = { sameLanguage: 0.6, otherLanguage: 0.3 } as const;
const minorWeight = 0.15;
/** For words such as "house" that stand in many guides. */
const commonShare = 0.6;
const mostCommonRarity = 0.5;
/** Longer texts are no questions, and the work must not grow with pasted text. */
const mostTerms = 24;
const leastForgiven = 6;

function differsInEnding(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short);
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(guideTermsOf(text).map(({ stem }) => stem));

const wordsOf = ({ asks, pieces }: IndexedField): ReadonlySet<string> =>
  new Set([...asks, ...pieces.flatMap((piece) => [...piece])]);

/** Of words that no guide has, and of words that only other guides have. */
interface StrangerWeights {
  readonly unknown: number;
  readonly elsewhere: number;
}

const noWords = { words: new Set<string>() };

/** Finds the parts of a guide that have the words of a question, apart from the rules for sections. */
export class PassageIndex {
  private readonly byGuide = new Map<string, IndexedGuide>();
  /** The number of fields, in all guides, with each word. */
  private readonly counts = new Map<string, number>();
  private readonly byPrefix = new Map<string, string[]>();
  private fieldCount = 0;

  constructor(guides: Guides) {
    for (const guide of guides.values()) {
      const fields = Object.entries(fieldsOf(guide)).map(([name, field]) => ({
        name: name as FieldName,
        field,
        asks: stemsOf(field.asks),
        pieces: field.pieces.map(stemsOf),
      }));
      for (const field of fields) this.count(wordsOf(field));
      this.byGuide.set(guide.slug, { fields, words: new Set(fields.flatMap((field) => [...wordsOf(field)])) });
    }
    for (const stem of this.counts.keys()) {
      const prefix = stem.slice(0, prefixLength);
      this.byPrefix.set(prefix, [...(this.byPrefix.get(prefix) ?? []), stem]);
    }
  }

  private count(words: ReadonlySet<string>): void {
    this.fieldCount++;
    for (const stem of words) this.counts.set(stem, (this.counts.get(stem) ?? 0) + 1);
  }

  /** The guide's fields that match the question, best first. */
  rank(slug: string, { text, isInGuidesLanguage }: RankQuestion): RankedField[] {
    const guide = this.byGuide.get(slug);
    if (!guide) return [];
    const unknownWeight = isInGuidesLanguage ? unknownWordWeights.sameLanguage : unknownWordWeights.otherLanguage;
    const weights = { unknown: unknownWeight, elsewhere: unknownWeight };
    const terms = guideTermsOf(text)
      .slice(0, mostTerms)
      .map((term) => this.weigh(term, guide, weights));
    return guide.fields
      .map((field) => rankField(field, terms))
      .filter(({ coverage }) => coverage > 0)
      .sort((one, other) => other.coverage - one.coverage);
  }

  /**
   * The weight of the words that none of these fields has or is asked for with. Words of another language than the
   * guides' that are unknown say nothing: the guides may have them in English.
   */
  missing(slug: string, { text, isInGuidesLanguage }: RankQuestion, names: readonly FieldName[]): number {
    const guide = this.byGuide.get(slug);
    const fields = guide?.fields.filter(({ name }) => names.includes(name)) ?? [];
    const weights = { unknown: isInGuidesLanguage ? unknownWordWeights.sameLanguage : 0, elsewhere: 1 };
    const known = fields.map(wordsOf);
    return (
      guideTermsOf(text)
        .slice(0, mostTerms)
        // A foreign word that only resembles one of the guides, as "demande" does, says nothing.
        .filter(({ stem }) => isInGuidesLanguage || this.counts.has(stem))
        .map((term) => this.weigh(term, guide ?? noWords, weights))
        .filter(({ stems }) => !known.some((words) => stems.some((stem) => words.has(stem))))
        .reduce((sum, { weight }) => sum + weight, 0)
    );
  }

  private weigh(
    { stem, isMinor }: Term,
    { words }: Pick<IndexedGuide, 'words'>,
    weights: StrangerWeights,
  ): WeighedTerm {
    const stems = this.known(stem);
    if (stems.length === 0) return { stems, weight: isMinor ? minorWeight : weights.unknown };
    const count = Math.max(...stems.map((one) => this.counts.get(one) ?? 1));
    const rarity = 1 - Math.log(count) / Math.log(this.fieldCount);
    const weight = isMinor && rarity < mostCommonRarity ? rarity * commonShare : rarity;
    // A word of other countries' guides weighs no more against this one than an unknown word.
    return { stems, weight: stems.some((one) => words.has(one)) ? weight : Math.min(weight, weights.elsewhere) };
  }

  /** The guides' spelling of a word: itself, with one letter corrected, or with another ending. */
  private known(stem: string): string[] {
    if (this.counts.has(stem)) return [stem];
    const near = this.byPrefix.get(stem.slice(0, prefixLength)) ?? [];
    const corrected = stem.length < leastForgiven ? [] : near.filter((word) => isOneSlipAway(stem, word));
    return corrected.length > 0 ? corrected : near.filter((word) => differsInEnding(word, stem));
  }
}
