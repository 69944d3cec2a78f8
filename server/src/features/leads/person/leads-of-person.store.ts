import type { ExpressionBuilder } from 'kysely';
import { notByIndex } from '../../../database/not-by-index.js';
import type { Db, Schema } from '../../../database/schema.js';
import { phoneKeysOf } from '../lead-search.service.js';
import type { LeadRow } from '../leads.table.js';
import { listKeptIds, listMerges } from '../merged/merged-leads.store.js';

type PersonKeys = Pick<LeadRow, 'id' | 'companyId' | 'emailKey' | 'phoneKey'>;

/** Theirs and nobody's. */
const isOpenTo =
  (personId: string) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'leads'>) =>
    or([eb('assigneeId', 'is', null), eb('assigneeId', '=', personId)]);

/** Those of the lead, and those of the leads that were merged into it. */
async function keysOf(db: Db, lead: PersonKeys, country: string | null) {
  const all = [lead, ...(await listMerges(db, lead.companyId, [lead.id]))];
  return {
    emailKey: [...new Set(all.map(({ emailKey }) => emailKey))],
    phoneKey: [...new Set(all.flatMap(({ phoneKey }) => phoneKeysOf(phoneKey, country)))],
  };
}

interface OfPerson {
  most: number;
  country: string | null;
  /** Of the leads of people only those of this one, and nobody's; undefined for all. */
  onlyOf?: string | undefined;
}

/** The leads with the same email or phone, including this one, the newest first. */
export async function listLeadsOfPerson(
  db: Db,
  lead: PersonKeys,
  { most, country, onlyOf }: OfPerson,
): Promise<LeadRow[]> {
  const { companyId, id } = lead;
  const keys = await keysOf(db, lead, country);
  const same = async (column: 'emailKey' | 'phoneKey') => {
    const rows = await db
      .selectFrom('leads')
      .select('id')
      .where('companyId', '=', companyId)
      .where(column, 'in', keys[column])
      .where(column, '<>', '')
      .$if(onlyOf !== undefined, (query) => query.where(isOpenTo(onlyOf as string)))
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    const kept = await listKeptIds(db, companyId, { column, keys: keys[column], most });
    return [...rows.map((one) => one.id), ...kept];
  };
  const ids = new Set([id, ...(await same('emailKey')), ...(await same('phoneKey'))]);
  return db
    .selectFrom('leads')
    .selectAll()
    .where(notByIndex('companyId'), '=', companyId)
    .where('id', 'in', [...ids])
    .$if(onlyOf !== undefined, (query) => query.where(isOpenTo(onlyOf as string)))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
