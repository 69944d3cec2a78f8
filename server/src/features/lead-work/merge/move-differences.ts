import { factInWords, leadFacts } from '@meg/shared/contract/lead-facts';
import type { MergeFact } from '@meg/shared/contract/lead-merges';
import { type Move, type MoveFact, moveFacts } from '@meg/shared/contract/move';
import { moveOfLead } from '../../leads/facts/lead-move.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import { editedAt, type MergeSide, type Said } from './merge-side.js';

/** Facts that say the same together go by the first of them. */
const together: readonly (readonly [MoveFact, ...MoveFact[]])[] = [
  ['moveDate', 'moveMonth', 'moveYear'],
  ['originCity', 'originPlaceId', 'originCountry'],
  ['destinationCity', 'destinationPlaceId', 'destinationCountry'],
];

const groups = [
  ...together,
  ...moveFacts
    .filter((fact) => !together.some((group) => group.includes(fact)))
    .map((fact): readonly [MoveFact] => [fact]),
];

/** Whether it holds for one move only, so that it means nothing beside the facts of another. */
export const isOfMove = (fact: MergeFact): boolean =>
  fact === 'quote' || fact === 'readiness' || groups.some(([first]) => first === fact);

const groupOf = (fact: string) => groups.find(([first]) => first === fact) ?? [];

export const isEnd = (fact: MergeFact): fact is 'originCity' | 'destinationCity' =>
  fact === 'originCity' || fact === 'destinationCity';

/** A day, or only its month; a city, and not the number of its place. */
function wordsOf([first, second]: readonly MoveFact[], { lead, written }: MergeSide): string {
  const known = { move: moveOfLead(lead), saidAtMs: lead.createdAt, written };
  const words = first === undefined ? null : factInWords(first, known);
  if (words !== null || first !== 'moveDate' || second === undefined) return words ?? '';
  return factInWords(second, known) ?? '';
}

export function saidOfMove(side: MergeSide): Said[] {
  return groups.map((group) => ({
    fact: group[0],
    label: leadFacts[group[0]].label,
    words: wordsOf(group, side),
    ...(isEnd(group[0]) && { placeId: side.places[group[0]] }),
    saidAtMs: editedAt(
      side,
      ({ kind, detail }) => kind === 'changed' && group.some((one) => leadFacts[one].label === detail),
    ),
  }));
}

/** The move of the one with these facts of the other. */
export function mergedMove(kept: LeadRow, other: LeadRow, fromOther: readonly string[]): Move {
  const taken = fromOther.flatMap(groupOf);
  const theirs = moveOfLead(other);
  const own = Object.entries(moveOfLead(kept)).filter(([fact]) => !taken.some((one) => one === fact));
  const added = taken.filter((fact) => theirs[fact] !== undefined).map((fact) => [fact, theirs[fact]]);
  return Object.fromEntries([...own, ...added]) as Move;
}

/** What the chats of both may not change any more: what people set before, and what somebody has decided now. */
export function settledFacts(leads: readonly LeadRow[], decided: readonly string[]): string | null {
  const edited = leads.flatMap(({ editedFacts }): string[] => JSON.parse(editedFacts ?? '[]'));
  const facts = [...new Set([...edited, ...decided.filter((fact) => groupOf(fact).length > 0)])];
  return facts.length === 0 ? null : JSON.stringify(facts);
}
