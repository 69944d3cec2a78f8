import type { Mail } from '../../mail/mailer.js';
import { writeMail } from '../../mail/write-mail.js';

interface Link {
  to: string;
  firstName: string;
  url: string;
}

export function resetMail({ to, firstName, url }: Link): Mail {
  return writeMail({
    to,
    subject: 'Choose a new password for Meg',
    paragraphs: [`Hello ${firstName},`, 'somebody, most likely you, asked to choose a new password for your account.'],
    action: { label: 'Choose a new password', url },
    small: 'The link is good once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  });
}

export function confirmationMail({ to, firstName, url }: Link): Mail {
  return writeMail({
    to,
    subject: 'Confirm your email address for Meg',
    paragraphs: [`Hello ${firstName},`, 'please confirm that this address is yours.'],
    action: { label: 'Confirm this address', url },
    small: 'The link is good once, for three days. If you have no account with Meg, do nothing.',
  });
}

/** To an account's owner, when somebody changed what guards it. */
export function noticeMail({ to, firstName, happened }: { to: string; firstName: string; happened: string }): Mail {
  return writeMail({
    to,
    subject: 'A change to your Meg account',
    paragraphs: [`Hello ${firstName},`, happened, 'If that was not you, choose a new password at once.'],
  });
}
