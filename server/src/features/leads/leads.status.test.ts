import { randomUUID } from 'node:crypto';
import { type LeadStatus, leadStatuses, mayChangeStatus } from '@meg/shared/domain/leads/lead-status';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../database/schema.js';
import { newId } from '../../ids/ids.js';
import { addCompany } from '../../testing/companies.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import type { LeadAssignmentService } from '../lead-assignment/lead-assignment.service.js';
import { LeadsService } from './leads.service.js';
import type { LeadRanks } from './rank/lead-ranks.service.js';

eachDatabase("A change of a lead's status", (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let companyId: string;
  /** The order of the list is no matter of these rules. */
  const ranks = { ofNew: async () => ({ score: 0, dueAt: 0 }), refresh: async () => undefined } as unknown as LeadRanks;
  const leadAssignment = { assign: async () => undefined } as unknown as LeadAssignmentService;
  const leads = new LeadsService({
    ranks,
    dialect: 'sqlite',
    leadAssignment,
    cityWords: () => [],
    now: () => 1_000,
    newId,
    recordEvent: async () => undefined,
  });

  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database);
    const demo = await database.reader.selectFrom('companies').select('id').executeTakeFirstOrThrow();
    companyId = demo.id;
  });
  afterAll(() => app.close());

  async function leadWith(status: LeadStatus): Promise<string> {
    const { id } = (await app.inject({ method: 'POST', url: '/api/leads', payload: leadBody() })).json();
    await database.transaction((trx) => trx.updateTable('leads').set({ status }).where('id', '=', id).execute());
    return id;
  }
  const change = (leadId: string, to: LeadStatus, ofCompany = companyId) =>
    database.transaction((trx) => leads.changeStatus(trx, { companyId: ofCompany, leadId, to, by: 'visitor' }));
  const statusOf = async (id: string) =>
    (await database.reader.selectFrom('leads').select('status').where('id', '=', id).executeTakeFirst())?.status;
  const changesOf = (leadId: string) =>
    database.reader.selectFrom('leadStatusChanges').selectAll().where('leadId', '=', leadId).execute();

  it('is made if the rules allow it, with its author and time, and otherwise changes nothing', async () => {
    for (const from of leadStatuses) {
      for (const to of leadStatuses) {
        const id = await leadWith(from);
        const outcome = from === to ? 'same' : mayChangeStatus(from, to) ? 'changed' : 'refused';
        expect(await change(id, to), `${from} → ${to}`).toEqual({ outcome, from });
        expect(await statusOf(id)).toBe(outcome === 'changed' ? to : from);
        const kept = { fromStatus: from, toStatus: to, changedBy: 'visitor', createdAt: 1_000 };
        expect(await changesOf(id)).toMatchObject(outcome === 'changed' ? [kept] : []);
      }
    }
  });

  it.each([
    ['contacted', 'somebody', null],
    ['lost', 'somebody', 'too_fast'],
    ['human-handoff-requested', 'visitor', 'too_fast'],
  ] as const)('to %s by %s says what is known of a lead that looks like a bot', async (to, by, botSign) => {
    const id = await leadWith('new');
    const asBot = (trx: Db) => trx.updateTable('leads').set({ botSign: 'too_fast' }).where('id', '=', id).execute();
    await database.transaction(asBot);
    await database.transaction((trx) => leads.changeStatus(trx, { companyId, leadId: id, to, by }));
    const { botSign: kept } = await database.reader
      .selectFrom('leads')
      .select('botSign')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept).toBe(botSign);
  });

  it('is made once if many ask for it at the same moment', async () => {
    const id = await leadWith('new');
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => change(id, 'human-handoff-requested')));
    expect(outcomes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
    expect(await changesOf(id)).toHaveLength(1);
  });

  it('keeps the history without gaps if different changes come at the same moment', async () => {
    const id = await leadWith('contacted');
    await Promise.all(
      (['qualified', 'lost', 'human-handoff-requested', 'converted'] as const).map((to) => change(id, to)),
    );
    let status = 'contacted';
    const left = await changesOf(id);
    while (left.length > 0) {
      const next = left.findIndex(({ fromStatus }) => fromStatus === status);
      expect(next).toBeGreaterThanOrEqual(0);
      status = left.splice(next, 1)[0]?.toStatus ?? '';
    }
    expect(await statusOf(id)).toBe(status);
  });

  it("finds neither a missing lead nor another company's", async () => {
    const id = await leadWith('new');
    const other = await addCompany(database, `other-${randomUUID()}`);
    await expect(change(randomUUID(), 'contacted')).rejects.toMatchObject({ code: 'lead_unknown' });
    await expect(change(id, 'contacted', other)).rejects.toMatchObject({ code: 'lead_unknown' });
    expect(await statusOf(id)).toBe('new');
  });
});
