import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import type { Mailer } from '../mailer.js';
import { smtpMailer } from './smtp-mailer.js';

/** While developing, mails are read in the log. */
function loggedMailer(logger: Logger): Mailer {
  return {
    isLogging: true,
    async send({ to, subject, text }) {
      logger.info({ to, subject, text }, 'a mail that is not sent, because SMTP_URL is not set');
    },
  };
}

/** In production a mail holds links that sign in, and names: the log must hold neither. */
function droppingMailer(logger: Logger): Mailer {
  return {
    isDropping: true,
    async send({ id }) {
      logger.warn({ mail: id }, 'a mail was dropped, because SMTP_URL is not set');
    },
  };
}

const linksHere = 'Links in mails name this machine, because neither PUBLIC_URL nor DASHBOARD_ORIGIN is set';

export function chooseMailer(config: Config, logger: Logger): Mailer {
  const { mail, isProduction, publicUrl, dashboardOrigin } = config;
  if (mail.smtpUrl !== undefined) {
    if (publicUrl === undefined && dashboardOrigin === undefined) logger.warn(linksHere);
    return smtpMailer({ smtpUrl: mail.smtpUrl, from: mail.from });
  }
  if (isProduction) logger.warn('Mails are dropped because SMTP_URL is not set: no password can be reset by mail');
  else logger.warn('Mails are written to this log because SMTP_URL is not set');
  return isProduction ? droppingMailer(logger) : loggedMailer(logger);
}
