import type { TeamRole } from '@meg/shared/contract/sessions';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/database/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import { rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const dayMs = 24 * 60 * 60 * 1_000;

eachDatabase('An invitation', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let clockMs = Date.now();
  const mailbox = new Mailbox();
  beforeAll(async () => {
    database = current().database;
    app = await createTestApp(database, { mailer: mailbox, now: () => clockMs, worksJobs: true });
  });
  afterAll(() => app.close());

  const invite = async (email: string, teamRole: TeamRole = 'agent') => {
    const owner = await signIn(app, database);
    const answer = await owner.call('POST', '/api/team/invitations', { email, teamRole });
    expect(answer.statusCode).toBe(201);
    const mail = await mailbox.next();
    return {
      token: /token=([\w-]+)/.exec(mail.text)?.[1] ?? '',
      mail,
      owner,
      invitation: answer.json(),
      company: owner.company,
    };
  };
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/invitations/${path}`, headers: { origin: ownOrigin }, payload });
  const acceptance = (token: string) => ({ token, firstName: 'Kai', lastName: 'Tamm', password: rightPassword });

  it('says who invites to which company', async () => {
    const { token, mail } = await invite('kai@example.com');
    expect(mail.to).toBe('kai@example.com');
    expect((await post('open', { token })).json()).toEqual({
      email: 'kai@example.com',
      companyName: 'Other Movers',
      invitedBy: 'Amina Yusof',
      teamRole: 'agent',
    });
  });

  it('makes one account in that company and that role, and signs in', async () => {
    const { token, company } = await invite('Once@Example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('accept', acceptance(token))));
    const [made, ...more] = answers.filter(({ statusCode }) => statusCode === 201 || statusCode === 200);
    expect(more).toEqual([]);
    expect(made?.json().user).toMatchObject({
      email: 'once@example.com',
      teamRole: 'agent',
      company: { id: company.id },
    });
    const cookie = String(made?.headers['set-cookie']).split(';')[0] ?? '';
    expect((await app.inject({ url: '/api/admin/me', headers: { cookie } })).json().emailConfirmed).toBe(true);
    const entries = await database.reader
      .selectFrom('auditEntries')
      .selectAll()
      .where('companyId', '=', company.id)
      .execute();
    expect(entries).toMatchObject([{ action: 'team.invited' }, { action: 'team.joined', personName: 'Kai Tamm' }]);
  });

  it('gives no other rights than it was made for', async () => {
    const { token } = await invite('more@example.com');
    const answer = await post('accept', { ...acceptance(token), teamRole: 'owner', role: 'super_admin' });
    expect(answer.statusCode).toBe(422);
  });

  it('is invalid after seven days, and when it was cancelled or sent again', async () => {
    const old = await invite('late@example.com');
    clockMs += 7.01 * dayMs;
    expect((await post('accept', acceptance(old.token))).json().error.code).toBe('link_expired');
    clockMs -= 7.01 * dayMs;
    const cancelled = await invite('cancelled@example.com');
    await cancelled.owner.call('DELETE', `/api/team/invitations/${cancelled.invitation.id}`);
    expect((await post('open', { token: cancelled.token })).statusCode).toBe(410);
  });

  it('cannot be cancelled by another company', async () => {
    const { invitation, token } = await invite('theirs@example.com');
    const other = await signIn(app, database);
    const cancelled = await other.call('DELETE', `/api/team/invitations/${invitation.id}`);
    expect(cancelled.statusCode).toBe(404);
    expect((await post('open', { token })).statusCode).toBe(200);
  });

  it('is not made for an address that has an account', async () => {
    const [one, other] = [await signIn(app, database), await signIn(app, database)];
    const invited = { email: one.person.email, teamRole: 'agent' };
    const answer = await other.call('POST', '/api/team/invitations', invited);
    expect(answer.json().error.code).toBe('email_taken');
  });
});
