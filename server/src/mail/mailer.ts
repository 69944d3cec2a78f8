export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same at every try, so that a receiver can recognise a mail that comes twice. */
  id?: string;
  /** Shown in place of ours, before our address. */
  fromName?: string;
  replyTo?: string;
  /** Our own texts, of one line each. */
  headers?: Readonly<Record<string, string>>;
  /** An entry that the reader's calendar can take over (RFC 5545). */
  calendar?: string;
}

/** Sends mails; fails if a mail is not accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Whether mails are dropped, so that they need not be written. */
  readonly isDropping?: boolean;
  /** Whether mails are only written to the log, as while developing. */
  readonly isLogging?: boolean;
}

/** The receiver's server refused the mail for good: trying again would change nothing. */
export class MailRefused extends Error {}
