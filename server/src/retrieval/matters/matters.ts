import { hashOf } from '../../text/hash.js';
import { isLength, isWord, matterFeatures } from './matter-features.js';
import { logSharesOf } from './matter-vectors.js';
import { type MattersTable, readMatters } from './matters-file.js';
import { vectorFeatures } from './vector-features.js';

export interface RankedMatter {
  readonly matter: string;
  /** How likely it is meant: the shares of all matters are 1 together. */
  readonly share: number;
  /** The part of the text's words that speak for it. */
  readonly support: number;
}

/** How much votes and vectors count, so that of what has a share of 0.8, 0.8 are right. */
const counts = { votes: 0.3, vectors: 0.35 } as const;

const toldOfMove = 'none.move';
const surelyTold = 0.97;

/** Tells from the words of a question what it is about, as the examples teach it. */
export class Matters {
  private readonly table: MattersTable;

  /** The file of the build, `server/dist/matters.bin`. */
  constructor(file: Uint8Array) {
    this.table = readMatters(file);
  }

  /** The matters that a text may be about, the likeliest first. Empty if none of its words is known. */
  rank(text: string): RankedMatter[] {
    const { matters, vectors } = this.table;
    const { sums, supports, isKnown } = this.votesFor(text);
    if (!isKnown) return [];
    const logShares = logSharesOf(vectors, vectorFeatures(text));
    const fits = sums.map((sum, at) => counts.votes * sum + counts.vectors * (logShares[at] ?? 0));
    const most = Math.max(...fits);
    const powers = fits.map((fit) => Math.exp(fit - most));
    const whole = powers.reduce((all, power) => all + power, 0);
    return matters
      .map((matter, at) => ({ matter, share: (powers[at] ?? 0) / whole, support: supports[at] ?? 0 }))
      .sort((one, other) => other.share - one.share);
  }

  /** The same of a question: what it tells of the move beside is not what it asks. */
  rankAsked(text: string): RankedMatter[] {
    const ranked = this.rank(text);
    const told = ranked.find(({ matter }) => matter === toldOfMove)?.share ?? 0;
    if (told >= surelyTold) return ranked;
    return ranked
      .filter(({ matter }) => matter !== toldOfMove)
      .map((one) => ({ ...one, share: one.share / (1 - told) }));
  }

  private votesFor(text: string) {
    const { matters, starts, votedFor, votes, step } = this.table;
    const sums = matters.map(() => 0);
    const supports = matters.map(() => 0);
    const features = matterFeatures(text);
    let isKnown = false;
    const words = [...features].reduce((sum, [feature, weight]) => sum + (isWord(feature) ? weight : 0), 0) || 1;
    for (const [feature, weight] of features) {
      const found = this.placeOf(hashOf(feature));
      if (found === undefined) continue;
      isKnown ||= !isLength(feature);
      const share = isWord(feature) ? weight / words : 0;
      for (let at = starts[found] ?? 0; at < (starts[found + 1] ?? 0); at++) {
        const matter = votedFor[at] ?? 0;
        sums[matter] = (sums[matter] ?? 0) + weight * step * (votes[at] ?? 0);
        supports[matter] = (supports[matter] ?? 0) + share;
      }
    }
    return { sums, supports, isKnown };
  }

  private placeOf(hash: number): number | undefined {
    const { hashes } = this.table;
    let [low, high] = [0, hashes.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = hashes[middle] ?? 0;
      if (found === hash) return middle;
      if (found < hash) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}
