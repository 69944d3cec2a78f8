import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../ids/ids.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { signIn } from '../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

eachDatabase('Jobs that were given up', (current) => {
  let app: FastifyInstance;
  let staff: SignedIn;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await createTestApp(current().database);
    staff = await signIn(app, current().database, { role: 'internal_admin' });
    owner = await signIn(app, current().database);
  });
  afterAll(() => app.close());

  const page = async (query = '') => (await staff.call('GET', `/api/platform/jobs${query}`)).json();

  async function giveUp(diedAt: number, companyId: string | null = owner.company.id): Promise<string> {
    const id = newId();
    await current().database.transaction((trx) =>
      trx
        .insertInto('jobs')
        .values({
          id,
          kind: 'webhooks.deliver',
          companyId,
          payload: '{}',
          uniqueKey: null,
          state: 'dead',
          runAt: 1,
          leaseUntil: null,
          leaseToken: null,
          attempts: 9,
          lastError: 'Answered 500',
          createdAt: 1_000,
          finishedAt: diedAt,
        })
        .execute(),
    );
    return id;
  }

  it('are listed for the staff, the latest first, a page at a time, with their company and the reason', async () => {
    const ids: string[] = [];
    for (let job = 0; job < 27; job++) ids.unshift(await giveUp(5_000 + Math.floor(job / 2)));
    const first = await page();
    const second = await page(`?cursor=${first.next}`);
    const shown = [...first.jobs, ...second.jobs].map(({ id }) => id);
    expect(shown).toHaveLength(27);
    expect(new Set(shown)).toEqual(new Set(ids));
    expect(second.next).toBeNull();
    expect(first.jobs[0]).toEqual({
      id: shown[0],
      kind: 'webhooks.deliver',
      attempts: 9,
      reason: 'Answered 500',
      company: { id: owner.company.id, name: 'Other Movers' },
      createdAt: '1970-01-01T00:00:01.000Z',
      diedAt: '1970-01-01T00:00:05.013Z',
    });
    expect(first.figures).toEqual({ waiting: 0, oldestDueMs: 0, dead: 27 });
  });

  it('are run again once when the staff asks for it, and the company’s log names who did', async () => {
    const id = await giveUp(9_000);
    const replay = () => staff.call('POST', `/api/platform/jobs/${id}/replay`);
    expect((await replay()).json()).toEqual({ done: true });
    expect((await replay()).statusCode).toBe(404);
    const row = await current().database.reader.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ state: 'waiting', attempts: 0, finishedAt: null });
    expect((await page()).figures).toMatchObject({ waiting: 1, dead: 27 });
    const { entries } = (await owner.call('GET', '/api/audit')).json();
    expect(entries[0]).toMatchObject({ action: 'job.replayed', subject: id, personId: staff.person.id });
  });

  it('of the platform itself are in the log of the default company', async () => {
    const id = await giveUp(9_500, null);
    expect((await page()).jobs[0]).toMatchObject({ id, company: null });
    expect((await staff.call('POST', `/api/platform/jobs/${id}/replay`)).statusCode).toBe(200);
    const { entries } = (await staff.call('GET', '/api/audit')).json();
    expect(entries[0]).toMatchObject({ action: 'job.replayed', subject: id });
  });

  it('refuse a made-up cursor', async () => {
    expect((await staff.call('GET', '/api/platform/jobs?cursor=first')).statusCode).toBe(422);
    expect((await staff.call('GET', '/api/platform/jobs?state=done')).statusCode).toBe(422);
    expect((await owner.call('GET', '/api/platform/jobs')).statusCode).toBe(403);
  });
});
