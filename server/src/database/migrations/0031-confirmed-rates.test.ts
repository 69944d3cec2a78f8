import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { addCompany } from '../../testing/companies.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { confirmedRates } from './0031-confirmed-rates.js';

eachDatabase('rates of companies from before', (current) => {
  it('count as confirmed where a person has changed one, and keep every company', async () => {
    const { database } = current();
    const changed = await addCompany(database, 'changed-rates');
    const repainted = await addCompany(database, 'changed-colours');
    const demo = await addCompany(database, 'demo');
    await database.transaction(async (trx) => {
      const change = { version: 2, changes: '[]', personId: 'p', personName: 'Amina Yusof', undoesAt: null };
      await trx
        .insertInto('configChanges')
        .values([
          { ...change, id: 'a', companyId: changed, topics: 'branding pricing', createdAt: 7 },
          { ...change, id: 'b', companyId: changed, topics: 'pricing', createdAt: 9 },
          { ...change, id: 'c', companyId: repainted, topics: 'branding', createdAt: 8 },
        ])
        .execute();
      await trx.schema.alterTable('companies').dropColumn('ratesConfirmedAt').execute();
      await confirmedRates.up(trx as unknown as Kysely<never>, database.dialect);
    });
    const rows = await database.reader.selectFrom('companies').select(['id', 'ratesConfirmedAt']).execute();
    const at = Object.fromEntries(rows.map((row) => [row.id, row.ratesConfirmedAt]));
    expect(at).toEqual({ [changed]: 7, [repainted]: null, [demo]: 0 });
  });
});
