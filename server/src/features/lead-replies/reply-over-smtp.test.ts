import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smtpMailer } from '../../mail/send/smtp-mailer.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { leadBody } from '../../testing/factories.js';
import type { SignedIn } from '../../testing/route-objects.js';
import { signIn } from '../../testing/sign-in.js';

const refused = 'nobody@refused.example';

eachDatabase('A reply to a lead, over SMTP', (current) => {
  const arrived: { raw: Buffer; to: string[] }[] = [];
  const receiver = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      done(address === refused ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push({ raw: Buffer.concat(chunks), to: envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  let app: FastifyInstance;
  let owner: SignedIn;

  beforeAll(async () => {
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://127.0.0.1:${(receiver.server.address() as AddressInfo).port}`;
    const { database } = current();
    app = await createTestApp(database, { mailer: smtpMailer({ smtpUrl, from: 'Meg <meg@example.com>' }) });
    owner = await signIn(app, database);
  });
  afterAll(async () => {
    await app.close();
    await new Promise<void>((resolve) => receiver.close(() => resolve()));
  });

  const newLead = async (email: string, name = 'Amina Yusof') => {
    const payload = leadBody({ companyId: owner.company.slug, name, email });
    return (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id as string;
  };
  const reply = async (id: string, body: { subject: string; text: string }) => {
    expect((await owner.call('POST', `/api/leads/${id}/replies`, body)).statusCode).toBe(201);
    await app.worker.settle();
  };
  const mailsTo = (address: string) =>
    Promise.all(arrived.filter(({ to }) => to.includes(address)).map(({ raw }) => PostalMime.parse(raw)));

  it('has its subject and its words in any alphabet, and is answered to who wrote it', async () => {
    const id = await newLead('sean@example.com', 'Seán Ó Súilleabháin');
    const subject = 'Seán, your move to 東京 – 3 días';
    await reply(id, { subject, text: 'Dear Seán Ó Súilleabháin,\n\nمرحبا – see you on 4 May.' });
    const [mail, ...more] = await mailsTo('sean@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.from).toMatchObject({ address: 'meg@example.com', name: expect.stringContaining('Movers') });
    expect(mail?.replyTo).toEqual([{ address: owner.person.email, name: '' }]);
    expect(mail?.to).toEqual([{ address: 'sean@example.com', name: '' }]);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Dear Seán Ó Súilleabháin,');
      expect(part).toContain('مرحبا – see you on 4 May.');
    }
  });

  it('stands in the lead’s timeline with who wrote it, and moves a waiting lead on', async () => {
    const id = await newLead('timeline@example.com');
    await reply(id, { subject: 'Your move', text: 'When may we call?' });
    const lead = (await owner.call('GET', `/api/leads/${id}`)).json();
    expect(lead.status).toBe('contacted');
    expect(lead.timeline).toContainEqual(
      expect.objectContaining({ kind: 'replied', detail: expect.stringContaining('Your move') }),
    );
    const { replies } = (await owner.call('GET', `/api/leads/${id}/replies`)).json();
    expect(replies).toMatchObject([{ state: 'sent', subject: 'Your move', text: 'When may we call?' }]);
  });

  it('stands in one conversation with the others to the same lead, and in no other', async () => {
    const [one, two] = [await newLead('thread@example.com'), await newLead('apart@example.com')];
    await reply(one, { subject: 'Your move', text: 'When may we call?' });
    await reply(one, { subject: 'Your move', text: 'We have a van free in May.' });
    await reply(two, { subject: 'Your move', text: 'When may we call?' });
    const [first, second] = await mailsTo('thread@example.com');
    const [other] = await mailsTo('apart@example.com');
    expect(first?.references).toMatch(/^<[^<>\s]+@[^<>\s]+>$/);
    expect([second?.references, second?.inReplyTo]).toEqual([first?.references, first?.references]);
    expect(other?.references).not.toBe(first?.references);
    expect(new Set([first, second, other].map((mail) => mail?.messageId)).size).toBe(3);
  });

  it('cannot be bent by its subject or its words', async () => {
    const id = await newLead('bent@example.com');
    await reply(id, { subject: 'Hello <b> & Bcc: all@example.com', text: '<script>alert(1)</script>\n.\nStill here' });
    const [mail] = await mailsTo('bent@example.com');
    expect(mail?.subject).toBe('Hello <b> & Bcc: all@example.com');
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text).toContain('Still here');
    expect(arrived.flatMap(({ to }) => to)).not.toContain('all@example.com');
  });

  it('says what the receiver answered where it refuses the mailbox, and is not tried again', async () => {
    const id = await newLead(refused);
    await reply(id, { subject: 'Your move', text: 'When may we call?' });
    const { replies } = (await owner.call('GET', `/api/leads/${id}/replies`)).json();
    expect(replies).toMatchObject([{ state: 'failed', reason: expect.stringContaining('550') }]);
    expect((await owner.call('GET', `/api/leads/${id}`)).json().status).toBe('new');
    expect(await mailsTo(refused)).toEqual([]);
  });
});
