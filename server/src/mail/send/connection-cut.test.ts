import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { cutWhen, never } from '../../testing/faults/connection-cut.js';
import { itSurvivesCuts, patienceMs } from '../../testing/faults/survive-cuts.js';
import { writeMail } from '../letter/write-mail.js';
import { smtpMailer } from './smtp-mailer.js';

const mail = writeMail({ to: 'amina@example.com', subject: 'x', paragraphs: ['Hello '.repeat(5_000)] });

async function start(disabledCommands: string[]) {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands,
    closeTimeout: 10,
    onData: (stream, _, callback) => {
      stream.on('end', () => {
        count += 1;
        callback();
      });
      stream.resume();
    },
  });
  // Who was cut off in the middle is told of as a fault.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return { port, count: () => count, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

const send = (address: string) => smtpMailer({ smtpUrl: address, from: 'meg@example.com', patienceMs }).send(mail);

const answeredTo = (said: string) => said.includes('queued');

describe('survives: a connection cut – a mail', () => {
  itSurvivesCuts({
    start: () => start(['STARTTLS']),
    send: (port) => send(`smtp://127.0.0.1:${port}`),
    cuts: {
      'in the greeting': cutWhen(({ answered }) => answered.length > 0, 3),
      'in the middle of the mail': cutWhen(({ sent }) => sent.includes('Subject:')),
      'in the answer to the mail': cutWhen(({ answered }) => answeredTo(answered), 2),
    },
    after: cutWhen(({ answered }) => answeredTo(answered), 1_000),
  });
});

describe('survives: a connection cut – a mail over TLS', () => {
  itSurvivesCuts({
    start: () => start([]),
    send: (port) => send(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`),
    cuts: {
      'before the handshake': cutWhen(({ sent }) => sent.includes('STARTTLS')),
      'in the handshake': cutWhen(({ sent }) => /STARTTLS\r\n./s.test(sent), 40),
    },
    after: never,
  });
});

describe('survives: a connection cut – a mail that no way leads for', () => {
  it.each(['224.0.0.1', '[ff0e::1]', `${'a'.repeat(64)}.example`])(
    'fails, for %s, as what is tried again',
    async (host) => {
      await expect(send(`smtp://${host}:2525`)).rejects.toThrow(/./);
    },
  );
});
