export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Hands a mail to whoever carries it; fails where that is refused. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
