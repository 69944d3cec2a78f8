import type { TeamInvitation, TeamPerson } from '@meg/shared/contract/team';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { gatheringWrites } from '../../testing/database/gathered-writes.js';
import { Mailbox } from '../../testing/mailbox.js';
import { signIn } from '../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;
type Team = { people: TeamPerson[]; invitations: TeamInvitation[] };

eachDatabase('The team', (current) => {
  let app: FastifyInstance;
  let clock = Date.now();
  const mailbox = new Mailbox();
  beforeAll(async () => {
    app = await createTestApp(current().database, { mailer: mailbox, now: () => clock, worksJobs: true });
  });
  afterAll(() => app.close());

  const arrive = (who: Parameters<typeof signIn>[2] = {}) => signIn(app, current().database, who);
  const teamOf = async ({ call }: SignedIn) => (await call('GET', '/api/team')).json() as Team;
  const colleague = (owner: SignedIn, teamRole: 'owner' | 'agent') => arrive({ teamRole, company: owner.company.id });
  const change = (by: SignedIn, who: SignedIn, body: object) =>
    by.call('PATCH', `/api/team/${who.person.id}`, { version: 1, ...body });

  it('is shown to its owner, and to no agent', async () => {
    const owner = await arrive();
    const agent = await colleague(owner, 'agent');
    const { people } = await teamOf(owner);
    expect(people.map(({ id, isYou, teamRole }) => [id, isYou, teamRole])).toEqual([
      [owner.person.id, true, 'owner'],
      [agent.person.id, false, 'agent'],
    ]);
    expect((await agent.call('GET', '/api/team')).statusCode).toBe(403);
    expect((await agent.call('GET', '/api/team/performance')).statusCode).toBe(200);
  });

  it('grows by an invitation that is mailed, shown, and accepted', async () => {
    const owner = await arrive();
    const invited = await owner.call('POST', '/api/team/invitations', { email: 'NEW@Example.com', teamRole: 'agent' });
    expect(invited.statusCode).toBe(201);
    expect((await teamOf(owner)).invitations).toMatchObject([
      { email: 'new@example.com', teamRole: 'agent', invitedBy: 'Amina Yusof' },
    ]);
    const token = await mailbox.nextToken();
    const joined = await app.inject({
      method: 'POST',
      url: '/api/admin/invitations/accept',
      headers: { origin: 'http://localhost' },
      payload: { token, firstName: 'Kadri', lastName: 'Tamm', password: 'a long password of her own' },
    });
    expect(joined.statusCode).toBe(200);
    const { people, invitations } = await teamOf(owner);
    expect(people.at(-1)).toMatchObject({ firstName: 'Kadri', teamRole: 'agent', isActive: true });
    expect(invitations).toEqual([]);
  });

  it('takes an invitation back, and its link is worth nothing', async () => {
    const owner = await arrive();
    const { id } = (
      await owner.call('POST', '/api/team/invitations', { email: 'gone@example.com', teamRole: 'owner' })
    ).json();
    const token = await mailbox.nextToken();
    expect((await owner.call('DELETE', `/api/team/invitations/${id}`)).statusCode).toBe(200);
    expect((await owner.call('DELETE', `/api/team/invitations/${id}`)).statusCode).toBe(404);
    const opened = await app.inject({
      method: 'POST',
      url: '/api/admin/invitations/open',
      headers: { origin: 'http://localhost' },
      payload: { token },
    });
    expect(opened.json().error.code).toBe('link_expired');
  });

  it.each([{ isActive: false }, { teamRole: 'agent' }])(
    'takes back what an owner invited who is one no more, so that no link leads back (%j)',
    async (loss) => {
      const owner = await arrive();
      const leaving = await colleague(owner, 'owner');
      const again = { email: `again-${leaving.person.email}`, teamRole: 'owner' };
      const stays = { email: `stays-${leaving.person.email}`, teamRole: 'agent' };
      await leaving.call('POST', '/api/team/invitations', again);
      const token = await mailbox.nextToken();
      await owner.call('POST', '/api/team/invitations', stays);
      await mailbox.next();
      expect((await change(owner, leaving, loss)).statusCode).toBe(200);
      expect((await teamOf(owner)).invitations).toMatchObject([{ email: stays.email }]);
      const opened = await app.inject({
        method: 'POST',
        url: '/api/admin/invitations/open',
        headers: { origin: 'http://localhost' },
        payload: { token },
      });
      expect(opened.json().error.code).toBe('link_expired');
    },
  );

  it('does not fill a mailbox by inviting again at once', async () => {
    const owner = await arrive();
    const invite = () => owner.call('POST', '/api/team/invitations', { email: 'often@example.com', teamRole: 'agent' });
    expect((await invite()).statusCode).toBe(201);
    await mailbox.next();
    expect((await invite()).statusCode).toBe(429);
    clock += 61_000;
    const sent = mailbox.mails.length;
    const answers = await Promise.all(Array.from({ length: 20 }, invite));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(429)]);
    await mailbox.next();
    await expect.poll(() => mailbox.mails.length).toBe(sent + 1);
    expect((await teamOf(owner)).invitations).toHaveLength(1);
  });

  it('invites nobody before an owner has confirmed their address', async () => {
    const owner = await arrive();
    await current().database.transaction((trx) =>
      trx.updateTable('people').set({ emailConfirmedAt: null }).where('id', '=', owner.person.id).execute(),
    );
    const answer = await owner.call('POST', '/api/team/invitations', { email: 'x@example.com', teamRole: 'owner' });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      403,
      'Confirm your email address first, then you can invite people.',
    ]);
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  it('mails nobody in the name of a company whose chat was not seen: its owner hands the link over', async () => {
    const owner = await arrive();
    await current().database.transaction((trx) =>
      trx.updateTable('companies').set({ setUpAt: null }).where('id', '=', owner.company.id).execute(),
    );
    expect((await owner.call('GET', '/api/team')).json().mailsInvitations).toBe(false);
    const sent = mailbox.mails.length;
    const answer = await owner.call('POST', '/api/team/invitations', { email: 'x@example.com', teamRole: 'owner' });
    const token = /^http:\/\/localhost\/invitation#token=([\w-]{43})$/.exec(answer.json().link)?.[1];
    const firstName = 'Please reply with your bank password';
    const joined = await app.inject({
      method: 'POST',
      url: '/api/admin/invitations/accept',
      headers: { origin: 'http://localhost' },
      payload: { token, firstName, lastName: 'Tamm', password: 'a long password of her own' },
    });
    expect(joined.json().user.emailConfirmed).toBe(false);
    const { subject, text } = await mailbox.next();
    expect(subject).toBe('Confirm your email address for Meg');
    expect(text).not.toContain('bank');
    expect(mailbox.mails.slice(sent).map(({ to }) => to)).toEqual(['x@example.com']);
  });

  it('says that an address has an account already, ten times an hour', async () => {
    const owner = await arrive();
    const { person } = await arrive();
    const invite = (email: string) => owner.call('POST', '/api/team/invitations', { email, teamRole: 'agent' });
    for (let count = 1; count <= 10; count++) {
      expect((await invite(person.email)).json().error.code).toBe('email_taken');
      if (count > 1) continue;
      expect((await invite(`free-${person.email}`)).statusCode).toBe(201);
      await mailbox.next();
    }
    expect((await invite(person.email)).statusCode).toBe(429);
    expect((await invite(`nobody-${person.email}`)).statusCode).toBe(429);
    clock += 3_600_001;
    expect((await invite(`nobody-${person.email}`)).statusCode).toBe(201);
    await mailbox.next();
  });

  it('lets somebody in no more, at once, and in again', async () => {
    const owner = await arrive();
    const agent = await colleague(owner, 'agent');
    const removed = await change(owner, agent, { isActive: false });
    expect(removed.json()).toMatchObject({ isActive: false, version: 2 });
    expect((await agent.call('GET', '/api/admin/me')).statusCode).toBe(401);
    expect((await change(owner, agent, { isActive: true, version: 2 })).json()).toMatchObject({ isActive: true });
  });

  it('tells who comes second that somebody else was first', async () => {
    const owner = await arrive();
    const agent = await colleague(owner, 'agent');
    expect((await change(owner, agent, { teamRole: 'owner' })).statusCode).toBe(200);
    const second = await change(owner, agent, { teamRole: 'agent' });
    expect(second.json().error.code).toBe('edit_conflict');
    expect((await teamOf(owner)).people[1]).toMatchObject({ teamRole: 'owner' });
  });

  it('never loses its last owner', async () => {
    const owner = await arrive();
    await colleague(owner, 'agent');
    const answer = await change(owner, owner, { teamRole: 'agent' });
    expect(answer.json().error).toMatchObject({ code: 'validation_failed', fields: { teamRole: expect.any(String) } });
    expect((await change(owner, owner, { isActive: false })).statusCode).toBe(422);
  });

  it('keeps an owner when two demote each other at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const one = await arrive();
      const other = await colleague(one, 'owner');
      await Promise.all([change(one, other, { teamRole: 'agent' }), change(other, one, { teamRole: 'agent' })]);
      const rows = await current()
        .database.reader.selectFrom('people')
        .select('teamRole')
        .where('companyId', '=', one.company.id)
        .execute();
      expect(rows.filter(({ teamRole }) => teamRole === 'owner')).toHaveLength(1);
    }
  });

  it('keeps an owner when two demote each other in one transaction of the database', async () => {
    const { database, gather } = gatheringWrites(current().database);
    const gathering = await createTestApp(database);
    const meet = (who: Parameters<typeof signIn>[2] = {}) => signIn(gathering, current().database, who);
    const one = await meet();
    const other = await meet({ teamRole: 'owner', company: one.company.id });
    gather(2);
    const demote = { teamRole: 'agent' };
    const answers = await Promise.all([change(one, other, demote), change(other, one, demote)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    const { people } = await teamOf(answers[0]?.statusCode === 200 ? one : other);
    await gathering.close();
    expect(people.filter(({ teamRole }) => teamRole === 'owner')).toHaveLength(1);
  });

  it("of the default company does not reach the platform's staff", async () => {
    const { id } = await current()
      .database.reader.selectFrom('companies')
      .select('id')
      .where('slug', '=', 'demo')
      .executeTakeFirstOrThrow();
    const owner = await arrive({ company: id });
    const staff = await arrive({ role: 'super_admin' });
    await staff.call('POST', '/api/platform/admins', { email: `s@example.com`, role: 'super_admin' });
    const { people, invitations } = await teamOf(owner);
    expect(people.find((person) => person.id === staff.person.id)).toMatchObject({ isStaff: true });
    expect(invitations).toEqual([]);
    expect((await change(owner, staff, { isActive: false })).statusCode).toBe(403);
    const invitation = (await staff.call('GET', '/api/platform/admins')).json().invitations[0].id;
    expect((await owner.call('DELETE', `/api/team/invitations/${invitation}`)).statusCode).toBe(404);
  });

  describe('audit log', () => {
    it('tells who changed what, by pages, and only of the own company', async () => {
      const owner = await arrive();
      const stranger = await arrive();
      const agent = await colleague(owner, 'agent');
      for (let version = 1; version <= 55; version++) {
        clock += 1_000;
        await change(owner, agent, { version, teamRole: version % 2 === 1 ? 'owner' : 'agent' });
      }
      const first = (await owner.call('GET', '/api/audit')).json();
      expect(first.entries).toHaveLength(50);
      expect(first.entries[0]).toMatchObject({
        personId: owner.person.id,
        personName: 'Amina Yusof',
        action: 'team.role',
        subject: agent.person.id,
        detail: { name: 'Amina Yusof', from: 'agent', to: 'owner' },
      });
      const second = (await owner.call('GET', `/api/audit?cursor=${first.next}`)).json();
      expect(second.entries).toHaveLength(5);
      expect(second.next).toBeNull();
      const ids = [...first.entries, ...second.entries].map(({ id }) => id);
      expect(new Set(ids).size).toBe(55);
      expect((await stranger.call('GET', '/api/audit')).json().entries).toEqual([]);
    });

    it('can be narrowed by person, by action and by time', async () => {
      const owner = await arrive();
      const agent = await colleague(owner, 'agent');
      clock += 1_000;
      await change(owner, agent, { isActive: false });
      const between = new Date(clock + 500).toISOString();
      clock += 1_000;
      await change(owner, agent, { version: 2, isActive: true });
      const actions = async (query: Record<string, string>) => {
        const answer = await owner.call('GET', `/api/audit?${new URLSearchParams(query)}`);
        return answer.json().entries.map(({ action }: { action: string }) => action);
      };
      expect(await actions({})).toEqual(['team.restored', 'team.removed']);
      expect(await actions({ action: 'team.removed' })).toEqual(['team.removed']);
      expect(await actions({ from: between })).toEqual(['team.restored']);
      expect(await actions({ to: between })).toEqual(['team.removed']);
      expect(await actions({ personId: agent.person.id })).toEqual([]);
      expect(await actions({ personId: owner.person.id })).toHaveLength(2);
      expect((await owner.call('GET', '/api/audit?cursor=nonsense')).statusCode).toBe(422);
    });
  });
});
