import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { Mailbox } from '../../testing/mailbox.js';
import { hashOfRightPassword, rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';
import { stepAt, totpCode } from '../people/two-factor/totp.js';

const newPassword = 'another warm and calm house';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

eachDatabase('An account that a stranger made with an address, after its owner reset the password', (current) => {
  let app: FastifyInstance;
  let passwordHash: string;
  const mailbox = new Mailbox();
  beforeAll(async () => {
    app = await createTestApp(current().database, { mailer: mailbox });
    passwordHash = await hashOfRightPassword();
  });
  afterAll(() => app.close());

  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/admin/${path}`, headers: { origin: ownOrigin }, payload });
  const arrive = (who: Parameters<typeof signIn>[2] = {}) => signIn(app, current().database, { passwordHash, ...who });
  const colleague = (owner: SignedIn, teamRole: 'owner' | 'agent' = 'agent') =>
    arrive({ company: owner.company.id, teamRole });
  const unconfirm = (...people: SignedIn[]) =>
    current().database.transaction((trx) =>
      trx
        .updateTable('people')
        .set({ emailConfirmedAt: null, whatsappNumber: '+447700900123' })
        .where(
          'id',
          'in',
          people.map(({ person }) => person.id),
        )
        .execute(),
    );
  async function fill(owner: SignedIn): Promise<void> {
    const path = '/api/admin/account/two-factor';
    const { secret } = (await owner.call('POST', path, { currentPassword: rightPassword })).json();
    const code = totpCode(secret, stepAt(Date.now()));
    expect((await owner.call('POST', `${path}/confirmation`, { code })).statusCode).toBe(200);
    const email = `mate-${owner.person.email}`;
    expect((await owner.call('POST', '/api/team/invitations', { email, teamRole: 'owner' })).statusCode).toBe(201);
    const endpoint = { url: 'https://hooks.example.com/in', events: ['lead.created'], shape: 'standard' };
    expect((await owner.call('POST', '/api/webhooks', endpoint)).statusCode).toBe(201);
  }
  /** By a link in a mail. Answers the login that follows. */
  async function reset({ person: { email } }: SignedIn) {
    await post('forgot-password', { email });
    await app.worker.settle();
    const mail = mailbox.mails.findLast(
      ({ to, subject }) => to === email && subject.startsWith('Choose a new password'),
    );
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await post('reset-password', { token, newPassword })).statusCode).toBe(200);
    return post('login', { email, password: newPassword });
  }
  async function resetAndEnter(who: SignedIn) {
    const login = await reset(who);
    expect(login.statusCode).toBe(200);
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    return async (url: string) => (await app.inject({ url, headers: { cookie } })).json();
  }
  const statesOf = (team: { people: { id: string; isActive: boolean }[] }) =>
    team.people.map(({ id, isActive }) => [id, isActive]);

  it('belongs to the owner, without the second factor, the people, the links and the webhooks of the stranger', async () => {
    const owner = await arrive();
    const others = [await colleague(owner, 'owner'), await colleague(owner)] as const;
    const proven = await colleague(owner);
    await fill(owner);
    await unconfirm(owner, ...others);
    const read = await resetAndEnter(owner);
    const team = await read('/api/team');
    expect(statesOf(team)).toEqual([
      [owner.person.id, true],
      [others[0].person.id, false],
      [others[1].person.id, false],
      [proven.person.id, true],
    ]);
    expect(team.invitations).toEqual([]);
    expect((await others[0].call('GET', '/api/admin/me')).statusCode).toBe(401);
    expect((await read('/api/webhooks')).webhooks).toMatchObject([{ isEnabled: false, disabledReason: 'reclaimed' }]);
    const actions = (await read('/api/audit')).entries.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 3).sort()).toEqual(['team.removed', 'team.removed', 'webhook.disabled']);
    const row = await current()
      .database.reader.selectFrom('people')
      .select(['whatsappNumber', 'totpSecret'])
      .where('id', '=', owner.person.id)
      .executeTakeFirst();
    expect(row).toEqual({ whatsappNumber: '', totpSecret: null });
  });

  it('takes nothing from a company whose address another owner has confirmed', async () => {
    const owner = await arrive();
    const invited = await colleague(owner, 'owner');
    const agent = await colleague(owner);
    await fill(owner);
    await unconfirm(invited, agent);
    const read = await resetAndEnter(invited);
    const team = await read('/api/team');
    expect(statesOf(team).map(([, isActive]) => isActive)).toEqual([true, true, true]);
    expect(team.invitations).toHaveLength(1);
    expect((await read('/api/webhooks')).webhooks).toMatchObject([{ isEnabled: true }]);
  });

  it('keeps its second factor where it was confirmed before', async () => {
    const owner = await arrive();
    await fill(owner);
    const login = await reset(owner);
    expect(login.json().error.code).toBe('second_factor_required');
  });
});
