import type { RankedMatter } from '../../../retrieval/matters/matters.js';
import type { FieldName } from './guide-fields.js';
import type { RankedField } from './rank-field.js';

/** The parts that a question may be about, as its words were learnt. */
export interface MeantParts {
  /** The likeliest first. Their shares are of the questions that are for a guide, and 1 together. */
  readonly parts: readonly { readonly name: FieldName | 'currency'; readonly share: number }[];
  /** How likely any part of a guide is meant. */
  readonly share: number;
}

const prefix = 'guide.';

/** What the matters say of the parts of a guide. */
export function meantParts(ranked: readonly RankedMatter[]): MeantParts {
  const ofGuide = ranked.filter(({ matter }) => matter.startsWith(prefix));
  const whole = ofGuide.reduce((sum, { share }) => sum + share, 0);
  const parts = ofGuide.map(({ matter, share }) => ({
    name: matter.slice(prefix.length) as FieldName | 'currency',
    share: whole === 0 ? 0 : share / whole,
  }));
  return { parts, share: whole };
}

/** How much likelier a part is for each rare word of the question that its text has. */
const perRareWord = 2;

/** The parts, with what their texts have of the question: a name that stands in one part alone says most. */
export function withEvidence(meant: MeantParts, ranked: readonly RankedField[]): MeantParts {
  if (meant.parts.length === 0) return meant;
  const evidence = new Map(ranked.map((one) => [one.name as string, one.evidence]));
  const weighed = meant.parts.map(({ name, share }) => ({
    name,
    share: share * Math.exp(perRareWord * (evidence.get(name) ?? 0)),
  }));
  const whole = weighed.reduce((sum, { share }) => sum + share, 0);
  const parts = weighed.map(({ name, share }) => ({ name, share: share / whole }));
  return { ...meant, parts: parts.sort((one, other) => other.share - one.share) };
}

export const shareOf = ({ parts }: MeantParts, names: readonly (FieldName | 'currency')[]): number =>
  parts.reduce((sum, { name, share }) => (names.includes(name) ? sum + share : sum), 0);
