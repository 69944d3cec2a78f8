import { createTransport, type SendMailOptions } from 'nodemailer';
import { deliverableAddress } from '../deliverable-address.js';
import { type Mail, type Mailer, MailRefused } from '../mailer.js';
import { faultOf } from './smtp-fault.js';

interface Sender {
  smtpUrl: string;
  /** As in `Meg <meg@example.com>`. */
  from: string;
  /** How long the server may be silent. */
  patienceMs?: number;
}

interface Mailbox {
  name: string;
  address: string;
}

function partsOf(from: string): Mailbox {
  const [, name = '', address = from] = /^(.*)<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() };
}

/** An object, because the library would parse a text by its own rules. */
function mailboxOf(written: string): Mailbox | undefined {
  const address = deliverableAddress(written);
  return address === undefined ? undefined : { name: '', address };
}

/** Some mail programs read a calendar entry from an alternative of the text, others from an attachment. */
function calendarParts(calendar: string): SendMailOptions {
  const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(calendar) ?? [];
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return {
    alternatives: [{ contentType, content: calendar }],
    attachments: [{ filename: 'callback.ics', contentType, content: calendar }],
  };
}

function optionsOf(mail: Mail, sender: Mailbox): SendMailOptions {
  const { subject, text, html, id, fromName, replyTo, headers, calendar } = mail;
  const to = mailboxOf(mail.to);
  if (!to) throw new MailRefused('The address is none that mail can be sent to');
  const answers = replyTo && mailboxOf(replyTo);
  return {
    from: { ...sender, ...(fromName && { name: fromName }) },
    to,
    subject,
    text,
    ...(html && { html }),
    ...(id && { messageId: `<${id}@${sender.address.split('@')[1]}>` }),
    ...(answers && { replyTo: answers }),
    ...(headers && { headers: { ...headers } }),
    ...(calendar && calendarParts(calendar)),
  };
}

export function smtpMailer({ smtpUrl, from, patienceMs = 10_000 }: Sender): Mailer {
  const sender = partsOf(from);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    // No mail needs a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const options = optionsOf(mail, sender);
      try {
        // The socket's timeout does not stop a server that keeps sending.
        await transport.sendMail({ ...options, signal: AbortSignal.timeout(6 * patienceMs) });
      } catch (error) {
        throw faultOf(error);
      }
    },
  };
}
