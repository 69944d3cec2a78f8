import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { noDue, notRanked } from '../../features/leads/rank/lead-rank.service.js';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { leadViews } from './0041-lead-views.js';
import { searchSaidWords } from './0042-search-said-words.js';

eachDatabase('leads from before', (current) => {
  it('all keep their facts, stand last in the new orders until the server ranks them, and are found by new words', async () => {
    const { database } = current();
    const slug = 'leads-before';
    const companyId = await addCompany(database, slug);
    const app = await createTestApp(database);
    const store = async (name: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/leads',
        payload: leadBody({ companyId: slug, name }),
      });
      return answer.json().id as string;
    };
    const ids = [await store('Tomás Byrne'), await store('Amina Yusof'), await store('Zoë Ångström')].toSorted();
    await app.close();
    const leads = () =>
      database.reader.selectFrom('leads').selectAll().where('companyId', '=', companyId).orderBy('id').execute();
    const before = await leads();
    expect(before.map(({ id }) => id)).toEqual(ids);
    await database.transaction(async (trx) => {
      for (const index of ['leadsByScore', 'leadsByDue', 'leadsOpenByDue']) await trx.schema.dropIndex(index).execute();
      for (const column of ['score', 'dueAt']) await trx.schema.alterTable('leads').dropColumn(column).execute();
      for (const table of ['leadViews', 'leadListLooks']) await trx.schema.dropTable(table).execute();
      await forgetWords(trx, database.dialect);
      await leadViews.up(trx as unknown as Kysely<never>, database.dialect);
      await searchSaidWords.up(trx as unknown as Kysely<never>, database.dialect);
    });
    const after = await leads();
    expect(after.map(factsOf)).toEqual(before.map(factsOf));
    expect(after.map(({ score, dueAt }) => [score, dueAt])).toEqual(ids.map(() => [notRanked, noDue]));
    const words = (await wordsOf(database.reader, database.dialect)).filter((text) =>
      /byrne|yusof|angstrom/.test(text),
    );
    expect(words).toHaveLength(3);
  });
});

type Dialect = 'sqlite' | 'postgres';

function factsOf(lead: object) {
  const { score: _, dueAt: __, searchText: ___, ...facts } = lead as Record<string, unknown>;
  return facts;
}

/** As an older release left it: its words did not have the reference or what was said. */
async function forgetWords(db: unknown, dialect: Dialect): Promise<void> {
  const all = db as Kysely<never>;
  if (dialect === 'postgres') await sql`UPDATE "leads" SET "searchText" = 'old'`.execute(all);
  // The first word of an entry is its lead's, by which the migration finds it.
  else await sql`UPDATE "leadSearch" SET "words" = substr("words", 1, instr("words", ' ') - 1)`.execute(all);
}

async function wordsOf(db: unknown, dialect: Dialect): Promise<string[]> {
  const all = db as Kysely<never>;
  const { rows } =
    dialect === 'postgres'
      ? await sql<{ words: string }>`SELECT "searchText" AS "words" FROM "leads"`.execute(all)
      : await sql<{ words: string }>`SELECT "words" FROM "leadSearch"`.execute(all);
  return rows.map(({ words }) => words);
}
