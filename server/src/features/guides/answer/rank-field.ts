import type { FieldName, GuideField } from './guide-fields.js';

export interface IndexedField {
  readonly name: FieldName;
  readonly field: GuideField;
  /** Words of questions that ask for it, in addition to its own. */
  readonly asks: ReadonlySet<string>;
  /** The words of each of its pieces. */
  readonly pieces: readonly ReadonlySet<string>[];
}

/** A word of the question. */
export interface WeighedTerm {
  /** The guides' spellings of it; empty if they lack it. */
  readonly stems: readonly string[];
  readonly weight: number;
}

export type RankedField = ReturnType<typeof rankField>;

/** The weight of a word that asks for the field, compared with one in it. */
const askedFit = 0.9;
/** One piece that covers the question is better than several together. */
const pieceShare = 0.6;
const nearlyBest = 0.75;

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);

const isIn = (words: ReadonlySet<string>, { stems }: WeighedTerm): boolean => stems.some((stem) => words.has(stem));

export function rankField({ name, field, asks, pieces }: IndexedField, terms: readonly WeighedTerm[]) {
  const asked = terms.map((term) => (isIn(asks, term) ? term.weight * askedFit : 0));
  const own = pieces.map((piece) => terms.map((term) => (isIn(piece, term) ? term.weight : 0)));
  const anywhere = terms.map((_, at) => Math.max(0, ...own.map((piece) => piece[at] ?? 0)));
  const withAsked = (found: readonly number[]) => sum(found.map((weight, at) => Math.max(weight, asked[at] ?? 0)));
  const best = Math.max(...own.map(withAsked));
  const ownSums = own.map(sum);
  const bestOwn = Math.max(...ownSums);
  const total = sum(terms.map(({ weight }) => weight));
  return {
    name,
    field,
    /** Its pieces that fit nearly as well as the best. */
    fitting: field.pieces.filter((_, at) => bestOwn > 0 && (ownSums[at] ?? 0) >= nearlyBest * bestOwn),
    /** The share of the question that it covers, up to 1. */
    coverage: total === 0 ? 0 : (pieceShare * best + (1 - pieceShare) * withAsked(anywhere)) / total,
    /** How much of the question stands in its own text: about one for each rare word. */
    evidence: sum(anywhere),
    /** The same of each of its pieces. */
    pieceEvidence: ownSums,
    /** The rarity of its rarest matching word; 1 if the word is in a single field. */
    rarity: Math.max(0, ...anywhere),
  };
}
