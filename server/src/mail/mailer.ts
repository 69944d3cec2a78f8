export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same at every try, so that who receives a mail twice can tell. */
  id?: string;
  /** Shown in place of ours, before our address. */
  fromName?: string;
  replyTo?: string;
  /** One word or line each, of our own making. */
  headers?: Readonly<Record<string, string>>;
  /** An entry that the reader's calendar can take over (RFC 5545). */
  calendar?: string;
}

/** Hands a mail to whoever carries it; fails where that is refused. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Whether mails are read by nobody: what need not be written then is not. */
  readonly isDropping?: boolean;
}

/** By the receiver's server, for good: trying again would change nothing. */
export class MailRefused extends Error {}
