import { randomUUID } from 'node:crypto';
import type { SentMessage } from '@meg/shared/contract/sent-messages';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JobRefused } from '../../jobs/job.js';
import type { Mail } from '../../mail/mailer.js';
import { newAddress } from '../../testing/addresses.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import { signIn } from '../../testing/sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

const minuteMs = 60_000;

eachDatabase('What was sent', (current) => {
  let app: FastifyInstance;
  let now = Date.parse('2026-06-04T15:00:00Z');
  let owner: SignedIn;
  let agent: SignedIn;
  let other: SignedIn;
  let staff: SignedIn;
  let leadId: string;
  let fault: Error | undefined;
  const visitor = `visitor-${randomUUID()}@example.com`;
  const mailer = { isDropping: false, isLogging: false, send: async (_: Mail) => undefined };
  const email = {
    send: async () => {
      if (fault) throw fault;
    },
  };

  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, remoteAddress: newAddress(), headers: { origin: 'http://localhost' }, payload });
  const store = async (whose: SignedIn, changes: object = {}) => {
    const answer = await post('/api/leads', leadBody({ companyId: whose.company.slug, ...changes }));
    expect(answer.statusCode).toBe(201);
    await app.worker.settle();
    return answer.json().id as string;
  };
  const list = async (whose: SignedIn, query = ''): Promise<SentMessage[]> => {
    const answer = await whose.call('GET', `/api/sent-messages${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json().messages;
  };
  const ofCompany = (whose: SignedIn, query = '') =>
    staff.call('GET', `/api/platform/companies/${whose.company.id}/sent-messages${query}`);

  beforeAll(async () => {
    const { database } = current();
    app = await createTestApp(database, { now: () => now, mailer, channels: { email } });
    owner = await signIn(app, database);
    agent = await signIn(app, database, { teamRole: 'agent', company: owner.company.id });
    other = await signIn(app, database);
    staff = await signIn(app, database, { role: 'internal_admin' });
    leadId = await store(owner, { name: 'Amina Yusof', email: visitor, wantsEmail: true });
    now += minuteMs;
    await store(other);
  });
  afterAll(() => app.close());

  it('says of a mail to the team what happened, what the person chose, and how it ended', async () => {
    const messages = await list(owner, `?recipient=${agent.person.email}`);
    const message = messages.find((one) => one.leadId === leadId);
    expect(message).toMatchObject({
      kind: 'notification',
      title: expect.stringContaining('Amina Yusof'),
      recipient: { personId: agent.person.id, address: agent.person.email },
      leadId,
      event: 'lead.created',
      preference: { isOn: true, leastPriority: expect.any(String) },
      ways: [
        { channel: 'app', state: 'sent', reason: null },
        { channel: 'email', state: 'sent', reason: null },
      ],
    });
  });

  it('finds all that a lead caused, to the team and to its visitor', async () => {
    const messages = await list(owner, `?leadId=${leadId}`);
    expect(messages.map(({ recipient }) => recipient.address).sort()).toEqual(
      [owner.person.email, agent.person.email, visitor].sort(),
    );
    expect(messages.find(({ kind }) => kind === 'visitor_quote')).toMatchObject({
      recipient: { personId: null, name: 'Amina Yusof', address: visitor },
      event: 'lead.created',
      ways: [{ channel: 'email' }],
    });
  });

  it('finds a visitor by the whole address, however it is written, and by no part of it', async () => {
    const found = await list(owner, `?recipient=${encodeURIComponent(visitor.toUpperCase())}`);
    expect(found.map(({ kind }) => kind)).toEqual(['visitor_quote']);
    expect(await list(owner, '?recipient=visitor-')).toEqual([]);
  });

  it('says why something was not sent', async () => {
    fault = new JobRefused('550 no such mailbox');
    const failed = await store(owner, { name: 'Luc Gagnon', email: `luc-${randomUUID()}@example.com` });
    fault = undefined;
    const messages = await list(owner, `?leadId=${failed}`);
    expect(messages[0]?.ways.find(({ channel }) => channel === 'email')).toMatchObject({
      state: expect.stringMatching(/^(failed|held)$/),
    });
  });

  it('shows the mails about accounts, with those that still wait', async () => {
    await post('/api/admin/forgot-password', { email: agent.person.email });
    const [waiting] = await list(owner, `?recipient=${agent.person.email}`);
    expect(waiting).toMatchObject({
      kind: 'password_reset',
      recipient: { personId: agent.person.id, address: agent.person.email },
      ways: [{ channel: 'email', state: 'queued' }],
    });
    await app.worker.settle();
    expect((await list(owner, `?recipient=${agent.person.email}`))[0]?.ways).toMatchObject([{ state: 'ended' }]);
    const invited = `new-${randomUUID()}@example.com`;
    await owner.call('POST', '/api/team/invitations', { email: invited, teamRole: 'agent' });
    expect(await list(owner, `?recipient=${invited}`)).toMatchObject([
      { kind: 'invitation', recipient: { personId: null, address: invited } },
    ]);
  });

  it('tells the staff nothing of a lead before the company shows them its leads, and all of it then', async () => {
    const read = async (query = ''): Promise<SentMessage[]> => (await ofCompany(owner, query)).json().messages;
    const before = await read();
    expect(before.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['notification', 'visitor_quote']));
    expect(before.every(({ at, ways }) => at !== '' && ways.length > 0)).toBe(true);
    for (const part of [leadId, visitor, visitor.slice(0, 12)])
      expect(
        JSON.stringify(before.map(({ title, leadId: id, recipient }) => ({ title, id, recipient }))),
      ).not.toContain(part);
    expect(before.map(({ title }) => title).join()).not.toContain('Amina Yusof');
    expect(before.find(({ kind }) => kind === 'visitor_quote')?.recipient).toMatchObject({ name: '', address: '' });
    expect(await read(`?leadId=${leadId}`)).toEqual(before);
    await staff.call('POST', `/api/platform/companies/${owner.company.id}/support`);
    expect(await read()).toEqual(before);
    await owner.call('POST', '/api/support-access', { for: 'day' });
    expect(await read(`?leadId=${leadId}`)).toEqual(await list(owner, `?leadId=${leadId}`));
    await owner.call('DELETE', '/api/support-access');
    expect(await read()).toEqual(before);
    await staff.call('DELETE', '/api/platform/support');
  });

  it('shows the mails to staff about what came in by the site', async () => {
    const content = { name: 'Ines Duarte', email: 'ines@example.com', topic: 'other', message: 'How do I begin?' };
    expect((await post('/api/contact-messages', { ...content, elapsedMs: 20_000 })).statusCode).toBe(201);
    await app.worker.settle();
    const url = `/api/platform/companies/${staff.company.id}/sent-messages`;
    expect((await staff.call('GET', url)).json().messages).toMatchObject([
      { kind: 'site_message_notice', recipient: { address: staff.person.email }, ways: [{ state: 'ended' }] },
    ]);
  });

  it('shows the mail about an order and the one that confirms an address, each by its title', async () => {
    const email = `new-${randomUUID()}@example.com`;
    const contactInfo = { email, phone: '+44 20 7946 0123' };
    const company = { name: 'Order Movers', contactInfo, serviceAreas: ['London'] };
    const adminUser = { firstName: 'Nora', lastName: 'Tamm', email, password: 'a warm and calm house' };
    const id = (await post('/api/signup', { company, adminUser })).json().company.id;
    await app.worker.settle();
    const { messages } = (await staff.call('GET', `/api/platform/companies/${id}/sent-messages`)).json();
    expect(messages.map(({ kind, title }: SentMessage) => [kind, title])).toEqual(
      expect.arrayContaining([
        ['order', expect.stringMatching(/^Your order O-\w+$/)],
        ['email_confirmation', 'Confirm your email address for Meg'],
      ]),
    );
  });

  it('comes a page at a time, each message once, the newest first', async () => {
    for (let lead = 0; lead < 14; lead++) {
      now += 1;
      await store(owner, { email: `many-${lead}@example.com` });
    }
    const first = (await owner.call('GET', '/api/sent-messages')).json();
    const second = (await owner.call('GET', `/api/sent-messages?cursor=${first.next}`)).json();
    const all: SentMessage[] = [...first.messages, ...second.messages];
    expect(first.messages).toHaveLength(25);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  describe('is shown', () => {
    it('to owners of that company alone, and to nobody else', async () => {
      const otherPeople = new Set((await list(other)).map(({ recipient }) => recipient.address));
      expect([...otherPeople]).toEqual([other.person.email]);
      expect(await list(other, `?leadId=${leadId}`)).toEqual([]);
      expect(await list(other, `?recipient=${agent.person.email}`)).toEqual([]);
      expect(await list(other, `?recipient=${visitor}`)).toEqual([]);
      expect((await agent.call('GET', '/api/sent-messages')).statusCode).toBe(403);
      expect((await app.inject('/api/sent-messages')).statusCode).toBe(401);
    });

    it('to the staff of every company, who find people of its team and no visitor', async () => {
      expect((await ofCompany(owner, `?recipient=${visitor}`)).json().messages).toEqual([]);
      expect((await ofCompany(other)).json().messages[0].recipient.address).toBe(other.person.email);
      const ask = `/api/platform/recipients/company?email=${agent.person.email.toUpperCase()}`;
      expect((await staff.call('GET', ask)).json()).toEqual({ id: owner.company.id, name: 'Other Movers' });
      expect((await staff.call('GET', '/api/platform/recipients/company?email=no@example.com')).statusCode).toBe(404);
    });

    it('to no owner by the addresses of the staff', async () => {
      const url = `/api/platform/companies/${owner.company.id}/sent-messages`;
      expect((await owner.call('GET', url)).statusCode).toBe(403);
      expect((await owner.call('GET', '/api/platform/recipients/company?email=a@example.com')).statusCode).toBe(403);
    });
  });

  it('is only in the log where the server has no mail server', async () => {
    mailer.isLogging = true;
    const states = (await list(owner, `?leadId=${leadId}`))
      .flatMap(({ ways }) => ways)
      .filter(({ channel }) => channel === 'email');
    mailer.isLogging = false;
    expect(states.map(({ state }) => state)).toContain('logged');
    expect(states.map(({ state }) => state)).not.toContain('sent');
  });
});
