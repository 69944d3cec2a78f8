import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { newAddress, newContact } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { signIn } from '../../testing/sign-in.js';
import { callbackAgenda } from './0049-callback-agenda.js';

const dayMs = 86_400_000;
const newColumns = ['changedBy', 'cancelledBy', 'result', 'closedAt', 'version'] as const;

eachDatabase('callbacks from before the agenda', (current) => {
  it('keep their facts; those of days ago are over, and the others are open', async () => {
    const { database } = current();
    const app = await createTestApp(database);
    const owner = await signIn(app, database);
    const { slug: companyId, id } = owner.company;
    const { slots } = (await app.inject({ url: '/api/callback-slots', query: { companyId } })).json();
    for (const place of [3, 4, 5, undefined])
      await app.inject({
        method: 'POST',
        url: '/api/human-handoff',
        remoteAddress: newAddress(),
        headers: { 'idempotency-key': randomUUID() },
        payload: {
          companyId,
          contactInfo: newContact(),
          ...(place === undefined
            ? { requestType: 'immediate', contactMethod: 'call' }
            : { requestType: 'scheduled', slot: slots[place].start }),
        },
      });
    const rows = () =>
      database.reader.selectFrom('handoffs').selectAll().where('companyId', '=', id).orderBy('id').execute();
    const stored = await rows();
    const [old, late, open] = stored;
    const agoMs = { [old?.id ?? '']: 3 * dayMs, [late?.id ?? '']: dayMs / 2 };
    await database.transaction(async (trx) => {
      for (const [one, ms] of Object.entries(agoMs))
        await trx
          .updateTable('handoffs')
          .set({ slotStart: Date.now() - ms })
          .where('id', '=', one)
          .execute();
      await trx.schema.dropIndex('handoffsOpenCallbacks').execute();
      for (const column of newColumns) await trx.schema.alterTable('handoffs').dropColumn(column).execute();
      await callbackAgenda.up(trx as unknown as Kysely<never>, database.dialect);
    });
    const after = await rows();
    const facts = (row: object) => ({ ...row, slotStart: 0, closedAt: 0 });
    expect(after.map(facts)).toEqual(stored.map(facts));
    expect(after.map(({ slotStart, closedAt }) => closedAt !== null && closedAt === slotStart)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const agenda = (await owner.call('GET', '/api/callbacks?days=14')).json();
    expect(agenda.overdue.map((one: { id: string }) => one.id)).toEqual([late?.id]);
    expect(agenda.callbacks.map((one: { id: string }) => one.id)).toContain(open?.id);
    const change = { version: 1, change: { kind: 'result', result: 'done' } };
    expect((await owner.call('PATCH', `/api/callbacks/${late?.id}`, change)).json()).toMatchObject({ result: 'done' });
    await app.close();
  });
});
