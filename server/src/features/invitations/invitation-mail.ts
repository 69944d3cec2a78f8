import { plainName } from '../../mail/letter/plain-name.js';
import { writeMail } from '../../mail/letter/write-mail.js';
import type { Mail } from '../../mail/mailer.js';
import { isInternal } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import type { OpenInvitation } from './invitations.store.js';

function companyNameOf({ role, config, companyName }: OpenInvitation): string {
  if (isInternal({ role })) return 'the platform';
  const { branding } = JSON.parse(config) as { branding?: { companyName?: string } };
  return plainName(branding?.companyName || companyName, 'a moving company');
}

/** The sender chose the names and the recipient, so names are cut down to plain names. */
export function invitationMail({ url, ...invitation }: OpenInvitation & { url: string }): Mail {
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
