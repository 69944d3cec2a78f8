import type { Mail } from '../../mail/mailer.js';
import { writeMail } from '../../mail/write-mail.js';

interface Invitation {
  to: string;
  companyName: string;
  invitedBy: string;
  url: string;
}

export function invitationMail({ to, companyName, invitedBy, url }: Invitation): Mail {
  return writeMail({
    to,
    subject: `${companyName} invites you to Meg`,
    paragraphs: ['Hello,', `${invitedBy} invites you to the team of ${companyName} on Meg, the moving assistant.`],
    action: { label: 'Accept the invitation', url },
    small: 'The link is good once, for seven days. If you do not know who invites you, do nothing.',
  });
}
