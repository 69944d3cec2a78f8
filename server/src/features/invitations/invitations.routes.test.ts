import { randomBytes } from 'node:crypto';
import type { TeamRole } from '@meg/shared/contract/sessions';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../ids.js';
import { buildTestApp } from '../../testing/build-test-app.js';
import { eachDatabase, type TestDatabase } from '../../testing/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import { rightPassword } from '../../testing/passwords.js';
import { testSecrets } from '../../testing/secrets.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';
import { makeAccountServices } from '../accounts/account-services.js';

const dayMs = 24 * 60 * 60 * 1_000;

eachDatabase('An invitation', (current) => {
  let app: FastifyInstance;
  let database: TestDatabase['database'];
  let clockMs = Date.now();
  let services: ReturnType<typeof makeAccountServices>;
  beforeAll(async () => {
    database = current().database;
    const now = () => clockMs;
    app = await buildTestApp(database, { now });
    const server = await buildTestApp(database);
    await server.close();
    services = makeAccountServices({ addHook: () => server, server: app.server } as unknown as FastifyInstance, {
      ...{ database, now, newId, randomBytes, mailer: new Mailbox(), logger: pino({ level: 'silent' }) },
      ...{
        passwordCost: { memoryKiB: 8, passes: 1 },
        secrets: testSecrets,
        publicUrl: undefined,
        dashboardOrigin: undefined,
      },
    });
  });
  afterAll(() => app.close());

  const invite = async (email: string, teamRole: TeamRole = 'agent') => {
    const { person, company } = await signIn(app, database);
    const invited = { companyId: company.id, companyName: 'Other Movers', email, teamRole, invitedBy: person };
    const { mail, invitation } = await database.transaction((trx) =>
      services.invitations.invite(trx, { ...invited, role: 'customer_admin' }),
    );
    return { token: /token=([\w-]+)/.exec(mail.text)?.[1] ?? '', mail, invitation, company };
  };
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/invitations/${path}`, headers: { origin: ownOrigin }, payload });
  const acceptance = (token: string) => ({ token, firstName: 'Kai', lastName: 'Tamm', password: rightPassword });

  it('says who invites to what', async () => {
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
    expect(entries).toMatchObject([{ action: 'team.joined', personName: 'Kai Tamm' }]);
  });

  it('gives no more than it was made for', async () => {
    const { token } = await invite('more@example.com');
    const answer = await post('accept', { ...acceptance(token), teamRole: 'owner', role: 'super_admin' });
    expect(answer.statusCode).toBe(422);
  });

  it('ends after seven days, and when it was cancelled or sent anew', async () => {
    const old = await invite('late@example.com');
    clockMs += 7.01 * dayMs;
    expect((await post('accept', acceptance(old.token))).json().error.code).toBe('link_expired');
    const cancelled = await invite('cancelled@example.com');
    await database.transaction((trx) =>
      services.invitations.cancel(trx, cancelled.company.id, cancelled.invitation.id),
    );
    expect((await post('open', { token: cancelled.token })).statusCode).toBe(410);
  });

  it('cannot be cancelled by another company', async () => {
    const { invitation, token } = await invite('theirs@example.com');
    const other = await signIn(app, database);
    const cancelling = database.transaction((trx) => services.invitations.cancel(trx, other.company.id, invitation.id));
    await expect(cancelling).rejects.toMatchObject({ code: 'not_found' });
    expect((await post('open', { token })).statusCode).toBe(200);
  });

  it('is not made for an address that has an account', async () => {
    const { person } = await signIn(app, database);
    await expect(invite(person.email)).rejects.toMatchObject({ code: 'email_taken' });
  });
});
