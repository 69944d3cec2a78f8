import { termsOf } from '../../../retrieval/terms.js';
import { isOneSlipAway } from '../../../text/one-typo.js';
import { withoutReplacements } from '../../understanding/personal-data.service.js';

export interface QuestionTerms {
  /** By stem, how much it says: a thing of any move says little. */
  readonly weights: ReadonlyMap<string, number>;
  /** Words with a capital within the sentence: "in Leeds" is another question than "in York". */
  readonly names: ReadonlySet<string>;
}

const commonWeight = 0.4;
const fewestSlipLetters = 5;
const fewestKinLetters = 4;
const mostKinEnding = 5;

export function questionTerms(text: string): QuestionTerms {
  const asked = withoutReplacements(text);
  const common = new Set(termsOf(asked.toLowerCase()).flatMap(({ stem, isMinor }) => (isMinor ? stem : [])));
  const terms = termsOf(asked);
  return {
    weights: new Map(terms.map(({ stem }) => [stem, common.has(stem) ? commonWeight : 1])),
    names: new Set(terms.flatMap(({ stem, isMinor }) => (isMinor && !common.has(stem) ? stem : []))),
  };
}

/** Whether one word begins the other, as "stor" does "storag", or differs by one letter. */
function isKin(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= fewestKinLetters && long.startsWith(short)) return long.length - short.length <= mostKinEnding;
  return short.length >= fewestSlipLetters && isOneSlipAway(one, other);
}

function kinOf(stem: string, among: ReadonlyMap<string, number>): string | undefined {
  if (among.has(stem)) return stem;
  for (const other of among.keys()) if (isKin(stem, other)) return other;
  return undefined;
}

const sum = (weights: ReadonlyMap<string, number>): number => [...weights.values()].reduce((all, one) => all + one, 0);

const isOther = ({ names }: QuestionTerms, { weights }: QuestionTerms): boolean =>
  [...names].some((name) => kinOf(name, weights) === undefined);

/** From 0 to 1: how much of what both say is the same. 0 for questions that name different things. */
export function likeness(one: QuestionTerms, other: QuestionTerms): number {
  if (isOther(one, other) || isOther(other, one)) return 0;
  let common = 0;
  for (const [stem, weight] of one.weights) {
    const kin = kinOf(stem, other.weights);
    if (kin !== undefined) common += weight + (other.weights.get(kin) ?? 0);
  }
  const all = sum(one.weights) + sum(other.weights);
  return all === 0 ? 0 : Math.min(1, common / all);
}
