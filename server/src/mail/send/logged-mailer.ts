import type { Logger } from 'pino';
import type { Mailer } from '../mailer.js';

/** While developing, mails are read in the log. */
export function loggedMailer(logger: Logger): Mailer {
  return {
    async send({ to, subject, text }) {
      logger.info({ to, subject, text }, 'a mail that is not sent, because SMTP_URL is not set');
    },
  };
}

/** In production a mail holds links that sign in, and names: the log must hold neither. */
export function droppingMailer(logger: Logger): Mailer {
  return {
    isDropping: true,
    async send({ id }) {
      logger.warn({ mail: id }, 'a mail was dropped, because SMTP_URL is not set');
    },
  };
}
