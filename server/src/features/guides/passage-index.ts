import type { Term } from '../answers/terms.js';
import { isOneSlipAway } from '../places/one-slip.js';
import { type FieldName, fieldsOf, type GuideField } from './guide-fields.js';
import { guideTermsOf } from './guide-terms.js';
import type { Guides } from './read-guides.js';

export interface RankedField {
  readonly name: FieldName;
  readonly field: GuideField;
  /** Its pieces that speak of the question, each as well as the best. */
  readonly fitting: readonly string[];
  /** How much of what the question speaks of is spoken of there: 1 is all of it. */
  readonly coverage: number;
  /** Of its rarest word that is found there, among all guides: 1 is a word that stands in a single field. */
  readonly rarity: number;
}

interface IndexedField {
  readonly name: FieldName;
  readonly field: GuideField;
  readonly asks: ReadonlySet<string>;
  readonly pieces: readonly ReadonlySet<string>[];
}

interface Weighed {
  readonly stems: readonly string[];
  readonly weight: number;
  readonly isKnown: boolean;
}

const prefixLength = 3;
/** A word that no guide has counts against all passages; a name or a thing of any move hardly does. */
const strangerWeight = 0.8;
const minorWeight = 0.15;
/** What a word gives that only asks for the field, beside one that stands in it. */
const askedFit = 0.7;
/** A piece that speaks of it all is better than a field that does so here and there. */
const pieceShare = 0.6;
const nearlyBest = 0.75;
const mostTerms = 24;

function isKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.length - short.length <= 3 && long.startsWith(short);
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(guideTermsOf(text).map(({ stem }) => stem));

/** Finds the part of a guide that speaks of what a question speaks of. */
export class PassageIndex {
  private readonly byGuide = new Map<string, readonly IndexedField[]>();
  /** In how many fields of all guides a word stands. */
  private readonly counts = new Map<string, number>();
  private readonly byPrefix = new Map<string, string[]>();
  private readonly fieldCount: number;

  constructor(guides: Guides) {
    for (const guide of guides.values()) {
      const fields = Object.entries(fieldsOf(guide)).map(([name, field]) => ({
        name: name as FieldName,
        field,
        asks: stemsOf(field.asks),
        pieces: field.pieces.map(stemsOf),
      }));
      this.byGuide.set(guide.slug, fields);
      for (const { pieces, asks } of fields)
        for (const stem of new Set([...pieces.flatMap((piece) => [...piece]), ...asks]))
          this.counts.set(stem, (this.counts.get(stem) ?? 0) + 1);
    }
    this.fieldCount = [...this.byGuide.values()].reduce((sum, { length }) => sum + length, 0);
    for (const stem of this.counts.keys()) {
      const prefix = stem.slice(0, prefixLength);
      this.byPrefix.set(prefix, [...(this.byPrefix.get(prefix) ?? []), stem]);
    }
  }

  /** The fields of the guide that speak of anything in the question, best first. */
  rank(slug: string, question: string): RankedField[] {
    const terms = guideTermsOf(question).slice(0, mostTerms).map((term) => this.weigh(term));
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return [];
    return (this.byGuide.get(slug) ?? [])
      .map((indexed) => rankedField(indexed, terms, total))
      .filter(({ coverage }) => coverage > 0)
      .sort((one, other) => other.coverage - one.coverage);
  }

  private weigh({ stem, isMinor }: Term): Weighed {
    const stems = this.known(stem);
    if (stems.length === 0) return { stems, weight: isMinor ? minorWeight : strangerWeight, isKnown: false };
    const count = Math.max(...stems.map((one) => this.counts.get(one) ?? 1));
    return { stems, weight: 1 - Math.log(count) / Math.log(this.fieldCount), isKnown: true };
  }

  private known(stem: string): string[] {
    if (this.counts.has(stem)) return [stem];
    const near = this.byPrefix.get(stem.slice(0, prefixLength)) ?? [];
    const kin = near.filter((word) => isKin(word, stem));
    if (kin.length > 0 || stem.length < 6) return kin;
    return near.filter((word) => isOneSlipAway(stem, word));
  }
}

function rankedField({ name, field, asks, pieces }: IndexedField, terms: readonly Weighed[], total: number): RankedField {
  const fits = terms.map(({ stems, weight, isKnown }) => ({
    weight,
    isAsked: isKnown && stems.some((stem) => asks.has(stem)),
    isIn: pieces.map((piece) => isKnown && stems.some((stem) => piece.has(stem))),
  }));
  const inPieces = pieces.map((_, at) =>
    fits.reduce((sum, { weight, isAsked, isIn }) => sum + weight * (isIn[at] ? 1 : isAsked ? askedFit : 0), 0),
  );
  const own = pieces.map((_, at) => fits.reduce((sum, { weight, isIn }) => sum + (isIn[at] ? weight : 0), 0));
  const whole = fits.reduce(
    (sum, { weight, isAsked, isIn }) => sum + weight * (isIn.some(Boolean) ? 1 : isAsked ? askedFit : 0),
    0,
  );
  const best = Math.max(...inPieces);
  const bestOwn = Math.max(...own);
  return {
    name,
    field,
    fitting: field.pieces.filter((_, at) => bestOwn > 0 && (own[at] ?? 0) >= nearlyBest * bestOwn),
    coverage: (pieceShare * best + (1 - pieceShare) * whole) / total,
    rarity: Math.max(0, ...fits.map(({ weight, isIn }) => (isIn.some(Boolean) ? weight : 0))),
  };
}
