import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.js';

const patienceMs = 10_000;

export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, {
    from,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A mail is made of our own words and a few fields: it never needs a file or an address to be read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[1]);
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ to: { name: '', address: to }, subject, text, ...(html && { html }) });
    },
  };
}
