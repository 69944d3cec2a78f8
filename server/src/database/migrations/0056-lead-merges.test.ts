import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';
import { leadMerges } from './0056-lead-merges.js';
import { mergeRequests } from './0063-merge-requests.js';

eachDatabase('leads from before merges', (current) => {
  it('stay as they are, and can be merged', async () => {
    const { database } = current();
    const app = await createTestApp(database);
    const owner = await signIn(app, database);
    const { slug: companyId, id } = owner.company;
    const newLead = async () =>
      (await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody({ companyId }) })).json().id as string;
    const [old, young] = [await newLead(), await newLead()];
    const rows = () =>
      database.reader.selectFrom('leads').selectAll().where('companyId', '=', id).orderBy('id').execute();
    const stored = await rows();
    await database.transaction(async (trx) => {
      await trx.schema.dropTable('leadMerges').execute();
      for (const migration of [leadMerges, mergeRequests])
        await migration.up(trx as unknown as Kysely<never>, database.dialect);
    });
    expect(await rows()).toEqual(stored);
    const body = { otherId: young, version: 1, otherVersion: 1 };
    expect((await owner.call('POST', `/api/leads/${old}/merges`, body)).statusCode).toBe(200);
    expect((await rows()).map((row) => row.id)).toEqual([old]);
    await app.close();
  });
});
