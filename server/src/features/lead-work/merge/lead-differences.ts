import type { LeadComparison, MergeFact } from '@meg/shared/contract/lead-merges';
import { pick } from '../../../pick.js';
import { contactLabels } from '../../leads/facts/lead-edit.service.js';
import { columnsOfMove } from '../../leads/facts/lead-move.service.js';
import { rangeForCompany, readinessOfLead } from '../../leads/facts/lead-said.service.js';
import { addedByPerson } from '../../leads/lead-source.service.js';
import type { LeadRow } from '../../leads/leads.service.js';
import { editedAt, type MergeSide, type Said } from './merge-side.js';
import { isEnd, isOfMove, mergedMove, saidOfMove, settledFacts } from './move-differences.js';
import { isBetterWritten, saysTheSame } from './spelling.js';

type Difference = LeadComparison['differences'][number];

/** The columns that each fact consists of, besides those of the move. */
const columnsOfFact: Partial<Record<MergeFact, readonly (keyof LeadRow)[]>> = {
  name: ['name'],
  email: ['email'],
  phone: ['phone'],
  status: ['status'],
  assignee: ['assigneeId'],
  source: ['cameFrom', 'arrival', 'sourcePage'],
  quote: ['quote', 'rangeShown', 'preliminaryQuote', 'otherRange', 'quoteAmount', 'quoteCurrency'],
  readiness: ['readiness'],
};

function saidOfPerson(side: MergeSide): Said[] {
  return (['name', 'email', 'phone'] as const).map((fact) => ({
    fact,
    label: contactLabels[fact],
    words: side.lead[fact],
    saidAtMs: editedAt(side, ({ kind, detail }) => kind === 'changed' && detail === contactLabels[fact]),
  }));
}

/** A lead that nobody has touched says nothing by being new. */
function saidOfWork(side: MergeSide): Said[] {
  const { lead, statusChanges, ending, nameOf } = side;
  return [
    {
      fact: 'status',
      label: 'Status',
      words: ending || lead.status,
      saidAtMs: statusChanges.at(-1)?.createdAt ?? 0,
    },
    {
      fact: 'assignee',
      label: 'Looked after by',
      words: lead.assigneeId === null ? '' : nameOf(lead.assigneeId),
      saidAtMs: editedAt(side, ({ kind }) => kind === 'assigned' || kind === 'assigned-by-rule'),
    },
  ];
}

function saidOfVisit(side: MergeSide): Said[] {
  const { lead } = side;
  const readiness = readinessOfLead(lead);
  return [
    {
      fact: 'source',
      label: 'Came from',
      words: lead.cameFrom || (addedByPerson(lead) === null ? lead.sourcePage : ''),
      saidAtMs: lead.createdAt,
    },
    {
      fact: 'quote',
      label: 'Price range',
      words: rangeForCompany(lead, side.written.country),
      saidAtMs: editedAt(side, ({ kind }) => kind === 'quoted'),
    },
    {
      fact: 'readiness',
      label: 'Readiness test',
      words: readiness === null ? '' : `${readiness} %`,
      saidAtMs: lead.createdAt,
    },
  ];
}

const saidBy = (side: MergeSide): Said[] => [
  ...saidOfPerson(side),
  ...saidOfMove(side),
  ...saidOfVisit(side),
  ...saidOfWork(side),
];

function newestOf(said: Said, other: Said): Difference['newest'] {
  if (said.words === '') return 'other';
  if (other.words === '') return 'lead';
  return other.saidAtMs > said.saidAtMs ? 'other' : 'lead';
}

const ends: readonly MergeFact[] = ['originCity', 'destinationCity'];

function isSame(said: Said, theirs: Said, country: string | null): boolean {
  const isSamePlace = isEnd(said.fact) && said.placeId !== undefined && said.placeId === theirs.placeId;
  return isSamePlace || saysTheSame(said.words, theirs.words, { fact: said.fact, country });
}

/** Whether both ends differ: then they are two moves of one person. One other end may be a correction. */
export const isOtherMove = (differences: readonly Difference[]): boolean =>
  ends.every((end) => differences.some(({ fact, lead, other }) => fact === end && lead !== '' && other !== ''));

const lastSaid = (side: MergeSide): number => Math.max(...saidOfMove(side).map(({ saidAtMs }) => saidAtMs));

/** What the two say differently, and who of them said it last. Of two moves, one is taken whole. */
export function differencesOf(lead: MergeSide, other: MergeSide): Difference[] {
  const others = saidBy(other);
  const differences = saidBy(lead).flatMap((said, place): Difference[] => {
    const theirs = others[place];
    const { fact, label, words } = said;
    if (!theirs || isSame(said, theirs, lead.country)) return [];
    const newest = newestOf(said, theirs);
    return [{ fact, label, lead: words, other: theirs.words, isOfMove: isOfMove(fact), newest }];
  });
  if (!isOtherMove(differences)) return differences;
  const newestMove = lastSaid(other) > lastSaid(lead) ? 'other' : 'lead';
  return differences.map((one) => (one.isOfMove ? { ...one, newest: newestMove } : one));
}

/** The facts that the two only spell differently, and whether the other lead writes them better. */
export function spelledDifferently(kept: MergeSide, other: MergeSide): { fact: MergeFact; isBetter: boolean }[] {
  const others = saidBy(other);
  return saidBy(kept).flatMap((said, place) => {
    const theirs = others[place];
    const { fact, words } = said;
    if (!theirs || theirs.words === words || !isSame(said, theirs, kept.country)) return [];
    return [{ fact, isBetter: isBetterWritten(theirs.words, words, fact) }];
  });
}

/** What changes in the kept lead when these facts of the other are right. */
export function mergedColumns(
  { kept, other }: { kept: LeadRow; other: LeadRow },
  { differing, fromOther }: { differing: readonly MergeFact[]; fromOther: readonly MergeFact[] },
): Partial<LeadRow> {
  const columns = fromOther.flatMap((fact) => columnsOfFact[fact] ?? []);
  return {
    ...pick(other, ...columns),
    ...columnsOfMove(mergedMove(kept, other, fromOther)),
    editedFacts: settledFacts([kept, other], differing),
    isTest: kept.isTest === 1 && other.isTest === 1 ? 1 : 0,
    chatLength: kept.chatLength + other.chatLength,
    wantsEmail: kept.wantsEmail === 1 || other.wantsEmail === 1 ? 1 : 0,
    botSign: kept.botSign === null || other.botSign === null ? null : kept.botSign,
  };
}
