import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import type { LeadEditsTable } from '../lead-work.table.js';
import { insertEdit } from './lead-work.store.js';

/** Writes what a person of the company did with a lead, for its timeline. */
export type RecordLeadEdit = (
  trx: Db,
  at: { member: Member; leadId: string },
  edit: Pick<LeadEditsTable, 'kind' | 'detail'> & Partial<Pick<LeadEditsTable, 'before' | 'after'>>,
) => Promise<void>;

/** Writes what the server did with a lead by itself, for its timeline. */
export type RecordLeadNews = (
  trx: Db,
  at: Pick<LeadEditsTable, 'companyId' | 'leadId'>,
  news: Pick<LeadEditsTable, 'kind' | 'detail'> & Partial<Pick<LeadEditsTable, 'before' | 'after'>>,
) => Promise<void>;

export function leadNewsRecorder({ newId, now }: Pick<Ground, 'newId' | 'now'>): RecordLeadNews {
  const byNobody = { personId: null, personName: '', before: null, after: null };
  return (trx, at, news) => insertEdit(trx, { id: newId(), ...at, ...byNobody, ...news, createdAt: now() });
}

export function leadEditRecorder({ newId, now }: Pick<Ground, 'newId' | 'now'>): RecordLeadEdit {
  return async (trx, { member, leadId }, edit) => {
    const { companyId, personId, person } = member;
    const author = { personId, personName: personName(person) };
    const row = { id: newId(), companyId, leadId, ...author, before: null, after: null, ...edit, createdAt: now() };
    await insertEdit(trx, row);
  };
}
