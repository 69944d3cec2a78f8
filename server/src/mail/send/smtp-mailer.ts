import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, Mailer } from '../mailer.js';
import { faultOf } from './smtp-fault.js';

interface Sender {
  smtpUrl: string;
  /** As in `Meg <meg@example.com>`. */
  from: string;
  /** How long the server may be silent. */
  patienceMs?: number;
}

function partsOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^(.*)<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** Some readers take a calendar's entry from beside the text, others from an attachment. */
function calendarParts(calendar: string): SendMailOptions {
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH';
  return {
    alternatives: [{ contentType, content: calendar }],
    attachments: [{ filename: 'callback.ics', contentType, content: calendar }],
  };
}

export function smtpMailer({ smtpUrl, from, patienceMs = 10_000 }: Sender): Mailer {
  const sender = partsOf(from);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // A mail is made of our own words and a few fields: it never needs a file or an address to be read for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = sender.address.split('@')[1];
  const written = ({ to, subject, text, html, id, fromName, replyTo, headers, calendar }: Mail): SendMailOptions => ({
    ...{ from: { ...sender, ...(fromName && { name: fromName }) }, to: { name: '', address: to }, subject, text },
    ...(html && { html }),
    ...(id && { messageId: `<${id}@${host}>` }),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(headers && { headers: { ...headers } }),
    ...(calendar && calendarParts(calendar)),
  });
  return {
    async send(mail) {
      try {
        // Also for a server that keeps talking and never ends.
        await transport.sendMail({ ...written(mail), signal: AbortSignal.timeout(6 * patienceMs) });
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}
