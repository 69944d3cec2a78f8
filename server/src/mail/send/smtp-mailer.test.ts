import type { AddressInfo } from 'node:net';
import { isEmail } from '@meg/shared/domain/forms/email';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeMail } from '../letter/write-mail.js';
import { mailboxName } from '../mailbox-name.js';
import { type Mail, MailRefused } from '../mailer.js';
import { smtpMailer } from './smtp-mailer.js';

describe('a mail', () => {
  const arrived: { raw: Buffer; recipients: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        arrived.push({ raw: Buffer.concat(chunks), recipients: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  const sent = async (letter: Parameters<typeof writeMail>[0], more: Partial<Mail> = {}) => {
    arrived.length = 0;
    await smtpMailer({ smtpUrl: url, from: 'Meg <meg@example.com>' }).send({ ...writeMail(letter), ...more });
    const [first, ...others] = arrived;
    expect(others).toEqual([]);
    return { mail: await PostalMime.parse(first?.raw ?? ''), recipients: first?.recipients };
  };

  it('arrives as text and as HTML, with its link in both', async () => {
    const link = 'https://chat.example.com/reset-password#token=abc';
    const { mail } = await sent({
      to: 'amina@example.com',
      subject: 'Choose a new password',
      paragraphs: ['Hello Amina,'],
      action: { label: 'Choose', url: link },
    });
    expect(mail.from?.address).toBe('meg@example.com');
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
  });

  it('cannot be bent by what somebody typed: no header, no further receiver, no markup', async () => {
    const nasty = fc.constantFrom(
      'Evil\r\nBcc: all@example.com',
      'a\n\n<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '\u202Eevil',
      "O'Brien & Søns",
    );
    await fc.assert(
      fc.asyncProperty(nasty, async (name) => {
        const { mail, recipients } = await sent({
          to: 'amina@example.com',
          subject: `${name} invites you`,
          paragraphs: [`${name} invites you.`],
        });
        expect(recipients).toEqual(['amina@example.com']);
        expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
        expect(mail.html).not.toMatch(/<script|<img/);
        expect(mail.text).toContain(name.replaceAll('\r\n', '\n').split('\n')[0]);
      }),
      { numRuns: 20 },
    );
  });

  it('goes to the mailbox that its address is counted by, whatever was typed', async () => {
    const signs = fc.string({ unit: fc.constantFrom(...'abA.+-\'"\\<>(),;:[]@ ＠＞ａßüİ\u200b\u00ad'), maxLength: 12 });
    const hosts = fc.oneof(
      fc.constantFrom('gmail.com', 'GoogleMail.com', 'MÜLLER.example', 'ｇｍａｉｌ.com', 'faß.example', 'a.example.'),
      signs.map((typed) => `${typed}.example`),
    );
    const typed = fc.tuple(signs, hosts).map(([local, host]) => `${local}@${host}`);
    const accepted = fc.oneof(typed, fc.emailAddress()).filter(isEmail);
    const { subject, text } = writeMail({ to: '', subject: 'x', paragraphs: ['Hello'] });
    const mailer = smtpMailer({ smtpUrl: url, from: 'Meg <meg@example.com>' });
    await fc.assert(
      fc.asyncProperty(accepted, async (to) => {
        arrived.length = 0;
        const error = await mailer.send({ to, subject, text }).catch((fault: unknown) => fault);
        if (error !== undefined) return void expect([error, arrived]).toEqual([expect.any(MailRefused), []]);
        expect(arrived).toHaveLength(1);
        expect(arrived[0]?.recipients.map(mailboxName)).toEqual([mailboxName(to)]);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    'amina@example.com>',
    '<amina@example.com>',
    'x<amina@example.com>',
    '"\\amina"@example.com',
    'amina(x)@example.com',
  ])('never goes to what is no address, though it was stored once: %s', async (to) => {
    arrived.length = 0;
    const mail = writeMail({ to, subject: 'x', paragraphs: ['Hello'] });
    const sending = smtpMailer({ smtpUrl: url, from: 'Meg <meg@example.com>' }).send(mail);
    await expect(sending).rejects.toBeInstanceOf(MailRefused);
    expect(arrived).toEqual([]);
  });

  it('fails where nobody takes it, so that it can be tried again', async () => {
    await expect(
      smtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'meg@example.com' }).send(
        writeMail({ to: 'amina@example.com', subject: 'x', paragraphs: [] }),
      ),
    ).rejects.toThrow();
  });

  it('carries a calendar entry both beside the text and as a file, a name in place of ours, and its own id', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n';
    const headers = { 'List-Unsubscribe': '<https://chat.example.com/api/unsubscribe/x>' };
    const more = { calendar, id: 'job-1', fromName: 'Acme, "Movers"', replyTo: 'office@acme.example', headers };
    const { mail } = await sent({ to: 'amina@example.com', subject: 'Your callback', paragraphs: ['Hello'] }, more);
    expect(mail.messageId).toBe('<job-1@example.com>');
    expect(mail.from).toMatchObject({ name: 'Acme, "Movers"', address: 'meg@example.com' });
    expect(mail.replyTo).toMatchObject([{ address: 'office@acme.example' }]);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain('/api/unsubscribe/x');
    expect(mail.attachments.map(({ filename, mimeType, method }) => ({ filename, mimeType, method }))).toEqual(
      expect.arrayContaining([expect.objectContaining({ filename: 'callback.ics', mimeType: 'text/calendar' })]),
    );
    const raw = String(arrived[0]?.raw);
    expect(raw.match(/^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/gim)).toHaveLength(2);
    expect(raw).toMatch(/multipart\/alternative/);
  });
});

type Reply = (step: 'greeting' | 'recipient' | 'body') => { code: number; text: string } | 'nothing' | undefined;

/** Speaks as much SMTP as it is told to. */
async function smtpServer(reply: Reply) {
  const fault = ({ code, text }: { code: number; text: string }) =>
    Object.assign(new Error(text), { responseCode: code });
  const done = (step: 'recipient' | 'body', callback: (error?: Error) => void) => {
    const said = reply(step);
    if (said !== 'nothing') callback(said && fault(said));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 10,
    onConnect: (_, callback) => (reply('greeting') === 'nothing' ? undefined : callback()),
    onRcptTo: (_, __, callback) => done('recipient', callback),
    onData: (stream, _, callback) => stream.on('end', () => done('body', callback)).resume(),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const mail = writeMail({ to: 'amina@example.com', subject: 'x', paragraphs: ['Hello'] });
  const sending = smtpMailer({ smtpUrl, from: 'meg@example.com', patienceMs: 250 }).send(mail);
  return sending.finally(close);
}

describe('a mail server', () => {
  it('that does not know the receiver refuses for good', async () => {
    const sending = smtpServer((step) => (step === 'recipient' ? { code: 550, text: 'No such user' } : undefined));
    await expect(sending).rejects.toBeInstanceOf(MailRefused);
  });

  it('that does not want the mail refuses for good', async () => {
    const sending = smtpServer((step) => (step === 'body' ? { code: 554, text: 'Looks like spam' } : undefined));
    await expect(sending).rejects.toBeInstanceOf(MailRefused);
  });

  it.each([
    [
      'greylists the receiver',
      (step: string) => (step === 'recipient' ? { code: 451, text: 'Come again' } : undefined),
    ],
    ['is too busy for the mail', (step: string) => (step === 'body' ? { code: 452, text: 'Disk full' } : undefined)],
    ['wants to know who we are', (step: string) => (step === 'recipient' ? { code: 530, text: 'Sign in' } : undefined)],
    ['says nothing at all', (step: string) => (step === 'greeting' ? 'nothing' : undefined)],
    ['falls silent after the mail', (step: string) => (step === 'body' ? 'nothing' : undefined)],
  ] as [string, Reply][])('that %s is asked again', async (_, reply) => {
    const fault = await smtpServer(reply).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(MailRefused);
  });
});
