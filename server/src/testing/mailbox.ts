import type { Mail, Mailer } from '../mail/mailer.js';

/** Takes all mails of a server and hands them out in their order, waiting for one where there is none yet. */
export class Mailbox implements Mailer {
  readonly mails: Mail[] = [];
  private read = 0;
  private waiting: ((mail: Mail) => void)[] = [];

  async send(mail: Mail): Promise<void> {
    this.mails.push(mail);
    const next = this.waiting.shift();
    if (next) {
      this.read++;
      next(mail);
    }
  }

  next(): Promise<Mail> {
    const mail = this.mails[this.read];
    if (!mail) return new Promise((resolve) => this.waiting.push(resolve));
    this.read++;
    return Promise.resolve(mail);
  }

  /** The token of the link in the next mail that has one. */
  async nextToken(): Promise<string> {
    for (;;) {
      const token = /[?#&]token=([\w-]+)/.exec((await this.next()).text)?.[1];
      if (token !== undefined) return token;
    }
  }
}
