import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { LeadMerge } from '../people/lead-merge.js';
import type { PersonTrace } from '../people/person-trace.js';
import { notByIndex } from './not-by-index.js';
import type { Db, Schema } from './schema.js';

type Table = 'feedback' | 'handoffs';
type IsOfPerson<Name extends Table> = (eb: ExpressionBuilder<Schema, Name>, person: PersonTrace) => Expression<SqlBool>;

/** The queries that feedback and handoffs share. Their rows belong to a company and perhaps to a lead. */
export function rowsOfVisitors<Name extends Table>(name: Name, isOfPerson: IsOfPerson<Name>) {
  type Row = Selectable<Schema[Name]>;
  // The queries use columns that both tables have, so either table may stand for both.
  const table = name as 'feedback';
  const ofPerson = (person: PersonTrace) => (eb: ExpressionBuilder<Schema, 'feedback'>) =>
    isOfPerson(eb as unknown as ExpressionBuilder<Schema, Name>, person);
  const select = (db: Db, companyId: string) => db.selectFrom(table).selectAll().where('companyId', '=', companyId);
  const remove = (db: Db, companyId: string) => db.deleteFrom(table).where('companyId', '=', companyId);
  return {
    find: async (db: Db, companyId: string, id: string) =>
      (await select(db, companyId).where('id', '=', id).executeTakeFirst()) as Row | undefined,
    /** The oldest first. */
    ofLead: async (db: Db, companyId: string, leadId: string) =>
      (await select(db, companyId).where('leadId', '=', leadId).orderBy('id').execute()) as Row[],
    ofPerson: async (db: Db, person: PersonTrace) =>
      (await select(db, person.companyId).where(ofPerson(person)).orderBy('id').execute()) as Row[],
    /** To the lead that is kept, where two are merged. */
    carryOver: async (db: Db, { companyId, mergedId, keptId }: LeadMerge): Promise<void> => {
      await db
        .updateTable(table)
        .set({ leadId: keptId })
        .where('leadId', '=', mergedId)
        .where(notByIndex('companyId'), '=', companyId)
        .execute();
    },
    /** Returns how many rows there were. */
    erase: async (db: Db, person: PersonTrace) => {
      const { numDeletedRows } = await remove(db, person.companyId).where(ofPerson(person)).executeTakeFirst();
      return Number(numDeletedRows);
    },
    /** Erases old rows without a lead. Returns how many there were. */
    eraseLoose: async (db: Db, companyId: string, beforeMs: number) => {
      const old = remove(db, companyId).where('leadId', 'is', null).where('createdAt', '<', beforeMs);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
  };
}
