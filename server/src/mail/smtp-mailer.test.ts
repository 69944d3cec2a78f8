import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpMailer } from './smtp-mailer.js';
import { writeMail } from './write-mail.js';

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

  const sent = async (letter: Parameters<typeof writeMail>[0]) => {
    arrived.length = 0;
    await smtpMailer(url, 'Meg <meg@example.com>').send(writeMail(letter));
    const [first, ...more] = arrived;
    expect(more).toEqual([]);
    return { mail: await PostalMime.parse(first?.raw ?? ''), recipients: first?.recipients };
  };

  it('arrives as text and as HTML, with its link in both', async () => {
    const link = 'https://chat.example.com/reset-password#token=abc';
    const { mail } = await sent({
      ...{ to: 'amina@example.com', subject: 'Choose a new password', paragraphs: ['Hello Amina,'] },
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
          ...{ to: 'amina@example.com', subject: `${name} invites you`, paragraphs: [`${name} invites you.`] },
        });
        expect(recipients).toEqual(['amina@example.com']);
        expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
        expect(mail.html).not.toMatch(/<script|<img/);
        expect(mail.text).toContain(name.replaceAll('\r\n', '\n').split('\n')[0]);
      }),
      { numRuns: 20 },
    );
  });

  it('fails where nobody takes it, so that it can be tried again', async () => {
    await expect(
      smtpMailer('smtp://127.0.0.1:1', 'meg@example.com').send(
        writeMail({ to: 'amina@example.com', subject: 'x', paragraphs: [] }),
      ),
    ).rejects.toThrow();
  });
});
