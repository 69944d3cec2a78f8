import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { leadSources } from './0046-lead-sources.js';

eachDatabase('leads from before sources were kept', (current) => {
  it('keep their facts, have no source, and the next lead has one', async () => {
    const { database } = current();
    const slug = 'leads-without-source';
    const companyId = await addCompany(database, slug);
    const store = async (name: string, sourcePage: string) => {
      const app = await createTestApp(database);
      const payload = leadBody({ companyId: slug, name, sourcePage });
      const answer = await app.inject({ method: 'POST', url: '/api/leads', payload });
      await app.close();
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json().id as string;
    };
    const leads = () =>
      database.reader.selectFrom('leads').selectAll().where('companyId', '=', companyId).orderBy('id').execute();
    const page = 'https://movers.example/quote';
    const ids = [await store('Amina Yusof', page), await store('Tomás Byrne', '')];
    const before = await leads();
    await database.transaction(async (trx) => {
      for (const index of ['leadsByCameFrom', 'leadOutcomesByTime', 'leadsForFigures'])
        await trx.schema.dropIndex(index).execute();
      for (const column of ['cameFrom', 'arrival']) await trx.schema.alterTable('leads').dropColumn(column).execute();
      await sql`CREATE INDEX "leadsForFigures" ON "leads" ("companyId", "createdAt")`.execute(trx);
      await leadSources.up(trx as unknown as Kysely<never>, database.dialect);
    });
    expect(await leads()).toEqual(before);
    expect(before.map(({ id, sourcePage, cameFrom, arrival }) => [id, sourcePage, cameFrom, arrival])).toEqual([
      [ids[0], page, '', null],
      [ids[1], '', '', null],
    ]);
    const id = await store('Kai', `${page}?utm_source=newsletter`);
    expect((await leads()).find((lead) => lead.id === id)).toMatchObject({ cameFrom: 'newsletter', sourcePage: page });
  });
});
