import { paths } from '@meg/shared/domain/paths';
import type { Ground } from '../../ground.js';
import { hashOfToken, newToken } from '../../ids/tokens.js';
import type { JobHandler } from '../../jobs/job.js';
import { plainName } from '../../mail/letter/plain-name.js';
import { writeMail } from '../../mail/letter/write-mail.js';
import type { Mail } from '../../mail/mailer.js';
import { mailJob } from '../../mail/send/mail-job.js';
import { isInternal } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { findOpenInvitation, type OpenInvitation, renewInvitation } from './invitations.store.js';

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

function companyNameOf({ role, config, companyName }: OpenInvitation): string {
  if (isInternal({ role })) return 'the platform';
  const { branding } = JSON.parse(config) as { branding?: { companyName?: string } };
  return plainName(branding?.companyName || companyName, 'a moving company');
}

/** The sender chose the names and the recipient, so names are cut down to plain names. */
function invitationMail({ url, ...invitation }: OpenInvitation & { url: string }): Mail {
  const companyName = companyNameOf(invitation);
  const invitedBy = plainName(personName(invitation), 'Somebody');
  return writeMail({
    to: invitation.email,
    subject: `${companyName} invites you to Meg`,
    paragraphs: ['Hello,', `${invitedBy} invites you to the team of ${companyName} on Meg, the moving assistant.`],
    action: { label: 'Accept the invitation', url },
    small: 'The link is good once, for seven days. If you do not know who invites you, do nothing.',
  });
}
