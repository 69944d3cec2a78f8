import type { FieldName, GuideField } from './guide-fields.js';

export interface IndexedField {
  readonly name: FieldName;
  readonly field: GuideField;
  /** The words that ask for it beside its own. */
  readonly asks: ReadonlySet<string>;
  /** The words of each of its pieces. */
  readonly pieces: readonly ReadonlySet<string>[];
}

/** A word of the question. */
export interface WeighedTerm {
  /** As the guides write it; none where they do not. */
  readonly stems: readonly string[];
  readonly weight: number;
}

export interface RankedField {
  readonly name: FieldName;
  readonly field: GuideField;
  /** Its pieces that speak of the question, each nearly as well as the best. */
  readonly fitting: readonly string[];
  /** How much of what the question speaks of is spoken of there: 1 is all of it. */
  readonly coverage: number;
  /** Of its rarest word that is found there, among all guides: 1 is a word that stands in a single field. */
  readonly rarity: number;
}

/** What a word gives that only asks for the field, beside one that stands in it. */
const askedFit = 0.9;
/** A piece that speaks of it all is better than a field that does so here and there. */
const pieceShare = 0.6;
const nearlyBest = 0.75;

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);

const isIn = (words: ReadonlySet<string>, { stems }: WeighedTerm): boolean => stems.some((stem) => words.has(stem));

export function rankField({ name, field, asks, pieces }: IndexedField, terms: readonly WeighedTerm[]): RankedField {
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
    fitting: field.pieces.filter((_, at) => bestOwn > 0 && (ownSums[at] ?? 0) >= nearlyBest * bestOwn),
    coverage: total === 0 ? 0 : (pieceShare * best + (1 - pieceShare) * withAsked(anywhere)) / total,
    rarity: Math.max(0, ...anywhere),
  };
}
