import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Mail, Mailer } from './mailer.js';

const retryAfterMs = [2_000, 20_000];

/**
 * Mails on their way. Nobody waits for them: the time of an answer would tell whether an address is known, and a mail
 * server that is slow or down is no reason to refuse what was asked.
 */
export class OutgoingMail {
  private readonly underway = new Set<Promise<void>>();

  constructor(
    private readonly mailer: Mailer,
    private readonly logger: Logger,
  ) {}

  post(mail: Mail): void {
    this.track(this.send(mail, 0));
  }

  /** For a mail that is still being written, or turns out not to be needed. */
  postLater(writing: Promise<Mail | undefined>): void {
    const sending = writing.then(
      (mail) => (mail ? this.send(mail, 0) : undefined),
      (error: Error) => this.logger.error({ reason: error.message }, 'a mail could not be written'),
    );
    this.track(sending);
  }

  private track(sending: Promise<void>): void {
    const tracked = sending.finally(() => this.underway.delete(tracked));
    this.underway.add(tracked);
  }

  /** Waits for a mail server only so long: a server that stops has its own time to keep. */
  async idle(patienceMs = 5_000): Promise<void> {
    const enough = new AbortController();
    const waited = wait(patienceMs, undefined, { signal: enough.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.underway), waited]);
    enough.abort();
  }

  private async send(mail: Mail, tries: number): Promise<void> {
    try {
      await this.mailer.send(mail);
    } catch (error) {
      const waitMs = retryAfterMs[tries];
      const { message } = error as Error;
      if (waitMs === undefined) this.logger.error({ subject: mail.subject, reason: message }, 'a mail was not sent');
      else this.retryLater(mail, tries + 1, waitMs);
    }
  }

  private retryLater(mail: Mail, tries: number, waitMs: number): void {
    setTimeout(() => this.send(mail, tries), waitMs).unref();
  }
}
