import { paths } from '@meg/shared/domain/paths';
import type { Ground } from '../../ground.js';
import type { JobHandler } from '../../jobs/job.js';
import { mailJob } from '../../mail/send/mail-job.js';
import { hashOfToken, newToken } from '../../tokens.js';
import { invitationMail } from './invitation-mail.js';
import { findOpenInvitation, renewInvitation } from './invitations.store.js';

export const invitationKind = 'invitation.mail';

/** Each try makes a new link that replaces the one before. A cancelled or accepted invitation is not mailed. */
export function invitationJob(
  ground: Pick<Ground, 'database' | 'now' | 'randomBytes' | 'mailer' | 'logger' | 'linkAddress'>,
): JobHandler {
  const { database, now, randomBytes, linkAddress } = ground;
  return mailJob({
    ...ground,
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
