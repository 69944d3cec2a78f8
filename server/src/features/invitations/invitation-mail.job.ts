import { paths } from '@meg/shared/domain/paths';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.js';
import type { JobHandler } from '../../jobs/job.js';
import type { Mailer } from '../../mail/mailer.js';
import { mailJob } from '../../mail/send/mail-job.js';
import { hashOfToken, newToken, type RandomBytes } from '../../tokens.js';
import { invitationMail } from './invitation-mail.js';
import { findOpenInvitation, renewInvitation } from './invitations.store.js';

export const invitationKind = 'invitation.mail';

interface Sources {
  database: Database;
  now: () => number;
  randomBytes: RandomBytes;
  mailer: Mailer;
  logger: Logger;
  linkAddress: () => string;
}

/** Each try makes a fresh link that takes the place of the one before. One that was taken back or accepted makes none. */
export function invitationJob(sources: Sources): JobHandler {
  const { database, now, randomBytes, linkAddress } = sources;
  return mailJob({
    ...sources,
    kind: invitationKind,
    write: async ({ payload }) => {
      const id = String(payload.invitationId);
      const token = newToken(randomBytes);
      const renewal = { id, tokenHash: hashOfToken(token), at: now() };
      if (!(await database.transaction((trx) => renewInvitation(trx, renewal)))) return undefined;
      const found = await findOpenInvitation(database.reader, id);
      return found && invitationMail({ ...found, url: `${linkAddress()}${paths.invitation}#token=${token}` });
    },
  });
}
