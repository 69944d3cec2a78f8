import type { MergeFact } from '@meg/shared/contract/lead-merges';
import type { CompanyForms } from '@meg/shared/domain/english/company-forms';
import type { LeadRow, StatusChangeRow } from '../../leads/leads.service.js';
import type { NameOf } from '../colleague-names.js';
import type { LeadEditsTable } from '../lead-work.table.js';

export type Ends = Readonly<Partial<Record<'originCity' | 'destinationCity', string>>>;

/** One of the two leads, with what its differences from the other follow from. */
export interface MergeSide {
  lead: LeadRow;
  edits: readonly LeadEditsTable[];
  statusChanges: readonly StatusChangeRow[];
  /** How it ended, in words; empty while it is open or where nobody said. */
  ending: string;
  nameOf: NameOf;
  /** The places that its ends are known as. */
  places: Ends;
  written: CompanyForms;
  /** The company's, whose people leave the calling code away; null where it is not known. */
  country: string | null;
}

/** What one lead says of a fact. */
export interface Said {
  fact: MergeFact;
  label: string;
  /** Empty where it says nothing. */
  words: string;
  /** Of an end: the id of its place, where it is known. */
  placeId?: string | undefined;
  saidAtMs: number;
}

/** When people of the company set it last; otherwise it was said when the lead came. */
export function editedAt({ lead, edits }: MergeSide, isAbout: (edit: LeadEditsTable) => boolean): number {
  return edits.findLast(isAbout)?.createdAt ?? lead.createdAt;
}
