import type { LeadTimelineEntry } from '@meg/shared/contract/lead-detail';
import type { FeedbackRow } from '../../feedback/feedback.service.js';
import type { HandoffRow } from '../../handoffs/handoffs.service.js';
import type { LeadRow, StatusChangeRow } from '../../leads/leads.service.js';
import type { LeadEditRow, LeadNoteRow } from './lead-detail.store.js';

export interface LeadHistory {
  lead: Pick<LeadRow, 'id' | 'createdAt' | 'sourcePage'>;
  statusChanges: readonly StatusChangeRow[];
  edits: readonly LeadEditRow[];
  notes: readonly LeadNoteRow[];
  handoffs: readonly HandoffRow[];
  feedback: readonly FeedbackRow[];
}

type NameOf = (personId: string) => string;

type Entry = Omit<LeadTimelineEntry, 'at'> & { atMs: number };

function entriesOf({ lead, statusChanges, edits, notes, handoffs, feedback }: LeadHistory, nameOf: NameOf): Entry[] {
  return [
    { id: lead.id, kind: 'created', atMs: lead.createdAt, who: null, detail: lead.sourcePage },
    ...statusChanges.map(
      ({ id, toStatus, changedBy, createdAt }): Entry => ({
        id,
        kind: 'status',
        atMs: createdAt,
        detail: toStatus,
        who: changedBy === 'visitor' ? null : nameOf(changedBy),
      }),
    ),
    ...edits.map(
      ({ id, kind, detail, personName, createdAt }): Entry => ({ id, kind, atMs: createdAt, who: personName, detail }),
    ),
    ...notes.map(
      ({ id, personName, createdAt }): Entry => ({ id, kind: 'note', atMs: createdAt, who: personName, detail: '' }),
    ),
    ...handoffs.map(
      ({ id, contactMethod, createdAt }): Entry => ({
        id,
        kind: 'handoff',
        atMs: createdAt,
        who: null,
        detail: contactMethod ?? 'callback',
      }),
    ),
    ...feedback.map(
      ({ id, rating, createdAt }): Entry => ({
        id,
        kind: 'feedback',
        atMs: createdAt,
        who: null,
        detail: String(rating),
      }),
    ),
  ];
}

/** All that happened to a lead, the oldest first. Ids have the order of their time, for what came in one moment. */
export function timelineOf(history: LeadHistory, nameOf: NameOf): LeadTimelineEntry[] {
  return entriesOf(history, nameOf)
    .sort((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1))
    .map(({ atMs, ...entry }) => ({ ...entry, at: new Date(atMs).toISOString() }));
}
