import type { Db } from '../../../database/schema.js';

/** The facts that decide a company's standing. The demo company has no owners. */
export async function findStanding(db: Db, companyId: string) {
  return db
    .selectFrom('companies')
    .leftJoin('people', (join) =>
      join
        .onRef('people.companyId', '=', 'companies.id')
        .on('people.teamRole', '=', 'owner')
        .on('people.state', '=', 'active'),
    )
    .select(['companies.snippetSeenAt', 'companies.setUpAt'])
    .select(({ fn }) => [
      fn.count<number>('people.id').as('owners'),
      fn.count<number>('people.emailConfirmedAt').as('confirmedOwners'),
    ])
    .where('companies.id', '=', companyId)
    .groupBy(['companies.id', 'companies.snippetSeenAt', 'companies.setUpAt'])
    .executeTakeFirst();
}

/** False if it was marked already. */
export async function markOnce(
  db: Db,
  { id, column, at }: { id: string; column: 'snippetSeenAt' | 'setUpAt'; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ [column]: at })
    .where('id', '=', id)
    .where(column, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function keepSnippetPage(db: Db, id: string, { page, at }: { page: string; at: number }): Promise<void> {
  await db.updateTable('companies').set({ snippetSeenOn: page, snippetSeenAt: at }).where('id', '=', id).execute();
}
