import type { LeadTimelineEntry } from '@meg/shared/contract/lead-detail';
import { pick } from '../../../pick.js';
import { isoTime } from '../../../time/iso-time.js';
import type { FeedbackRow } from '../../feedback/feedback.service.js';
import type { HandoffRow } from '../../handoffs/handoffs.service.js';
import { addedByPerson } from '../../leads/lead-source.service.js';
import type { LeadRow, MergedLeadRow, StatusChangeRow } from '../../leads/leads.service.js';
import type { NameOf } from '../colleague-names.js';
import type { LeadEditsTable, LeadNotesTable } from '../lead-work.table.js';

interface LeadHistory {
  lead: Pick<LeadRow, 'id' | 'createdAt' | 'sourcePage' | 'addedBy'>;
  mergedLeads: readonly MergedLeadRow[];
  statusChanges: readonly StatusChangeRow[];
  edits: readonly LeadEditsTable[];
  notes: readonly LeadNotesTable[];
  handoffs: readonly HandoffRow[];
  feedback: readonly FeedbackRow[];
}

type Entry = Omit<LeadTimelineEntry, 'at'> & { atMs: number };
type Said = Partial<Pick<Entry, 'who' | 'detail' | 'before' | 'after'>>;

function entry(kind: Entry['kind'], { id, createdAt }: Pick<LeadRow, 'id' | 'createdAt'>, said: Said): Entry {
  return { id, kind, atMs: createdAt, who: null, detail: '', before: null, after: null, ...said };
}

/** By the visitor, the last time; what people of the company change is an edit. */
function changesOf({ id, changedAt, changedBy, cancelledAt, cancelledBy }: HandoffRow): Entry[] {
  const change = (detail: string, createdAt: number | null) =>
    createdAt === null ? [] : [entry('callback', { id: `${id}-${detail}`, createdAt }, { detail })];
  return [
    ...(changedBy === null ? change('changed', changedAt) : []),
    ...(cancelledBy === null ? change('cancelled', cancelledAt) : []),
  ];
}

function whoAdded(lead: Pick<LeadRow, 'addedBy'>, nameOf: NameOf): string | null {
  const personId = addedByPerson(lead);
  return personId === null ? null : nameOf(personId);
}

function entriesOf(
  { lead, mergedLeads, statusChanges, edits, notes, handoffs, feedback }: LeadHistory,
  nameOf: NameOf,
): Entry[] {
  return [
    ...[lead, ...mergedLeads].map((one) =>
      entry('created', one, { who: whoAdded(one, nameOf), detail: one.sourcePage }),
    ),
    ...statusChanges.map((row) => {
      const who = row.changedBy === 'visitor' ? null : nameOf(row.changedBy);
      return entry('status', row, { who, detail: row.toStatus });
    }),
    ...edits.map(({ personName, ...row }) => {
      const who = row.kind === 'revised' ? null : personName;
      return entry(row.kind, row, { who, ...pick(row, 'detail', 'before', 'after') });
    }),
    ...notes.map((row) => entry('note', row, { who: row.personName })),
    ...handoffs.map((row) => entry('handoff', row, { detail: row.contactMethod ?? 'callback' })),
    ...handoffs.flatMap(changesOf),
    ...feedback.map((row) => entry('feedback', row, { detail: String(row.rating) })),
  ];
}

/** All that happened to a lead, the oldest first. Ids are in the order of time, so they order entries of one moment. */
export function timelineOf(history: LeadHistory, nameOf: NameOf): LeadTimelineEntry[] {
  return entriesOf(history, nameOf)
    .sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1))
    .map(({ atMs, ...entry }) => ({ ...entry, at: isoTime(atMs) }));
}
