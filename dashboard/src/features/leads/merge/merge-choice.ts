import type { LeadComparison, MergeFact } from '@meg/shared/contract/lead-merges';

export type Side = 'lead' | 'other';
type Differences = LeadComparison['differences'];

/** Which lead stays, and of which of the two each differing fact is taken. */
export interface MergeChoice {
  kept: Side;
  taken: Readonly<Record<string, Side>>;
}

export const otherSide = (side: Side): Side => (side === 'lead' ? 'other' : 'lead');

/** The older one stays, and what was said last is right. */
export function firstChoice({ lead, other, differences }: LeadComparison): MergeChoice {
  return {
    kept: other.createdAt < lead.createdAt ? 'other' : 'lead',
    taken: Object.fromEntries(differences.map(({ fact, newest }) => [fact, newest])),
  };
}

/** The choice with another side of one fact. Of two moves, all facts are taken from one. */
export function withTaken(
  { isOtherMove, differences }: LeadComparison,
  choice: MergeChoice,
  fact: MergeFact,
  side: Side,
) {
  const isOfMove = differences.some((one) => one.fact === fact && one.isOfMove);
  const facts = isOtherMove && isOfMove ? differences.filter((one) => one.isOfMove).map((one) => one.fact) : [fact];
  return { ...choice, taken: { ...choice.taken, ...Object.fromEntries(facts.map((one) => [one, side])) } };
}

/** What one of two moves says besides its ends, where the two differ. */
export function moveFactsOf({ differences }: LeadComparison, side: Side): string[] {
  const facts = differences.filter(
    ({ fact, isOfMove }) => isOfMove && fact !== 'originCity' && fact !== 'destinationCity',
  );
  return facts.flatMap(({ label, ...said }) => (said[side] === '' ? [] : [`${label}: ${said[side]}`]));
}

/** Where only one end differs: a correction, or another move. Undefined where neither or both do. */
export function differingEnd({ isOtherMove, differences }: LeadComparison, { kept, taken }: MergeChoice) {
  if (isOtherMove) return undefined;
  const end = differences.find(
    ({ fact, lead, other }) => (fact === 'originCity' || fact === 'destinationCity') && lead !== '' && other !== '',
  );
  if (!end) return undefined;
  const side = taken[end.fact] ?? kept;
  return { label: end.label, stays: end[side], goes: end[otherSide(side)] };
}

/** What the call says of the choice. */
export function mergeBody(comparison: LeadComparison, { kept, taken }: MergeChoice) {
  const [stays, goes] = [comparison[kept], comparison[otherSide(kept)]];
  return {
    id: stays.id,
    body: {
      otherId: goes.id,
      version: stays.version,
      otherVersion: goes.version,
      fromOther: factsFrom(comparison.differences, taken, otherSide(kept)),
    },
  };
}

const factsFrom = (differences: Differences, taken: MergeChoice['taken'], side: Side): MergeFact[] =>
  differences.map(({ fact }) => fact).filter((fact) => taken[fact] === side);
