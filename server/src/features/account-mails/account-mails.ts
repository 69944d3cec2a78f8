import { plainName } from '../../mail/letter/plain-name.js';
import { writeMail } from '../../mail/letter/write-mail.js';
import type { Mail } from '../../mail/mailer.js';
import type { PersonRow } from '../people/people.service.js';
import type { AccountNotice } from './account-notices.store.js';

interface Link {
  to: string;
  url: string;
}

/** Without a name: the person who typed an unconfirmed address may have chosen it as a message to a stranger. */
const unnamed = 'Hello,';

function greeting(firstName: string): string {
  const name = plainName(firstName, '');
  return name === '' ? unnamed : `Hello ${name},`;
}

type Reset = Link & Pick<PersonRow, 'firstName' | 'emailConfirmedAt'>;

export function resetMail({ to, firstName, emailConfirmedAt, url }: Reset): Mail {
  const hello = emailConfirmedAt === null ? unnamed : greeting(firstName);
  return writeMail({
    to,
    subject: 'Choose a new password for Meg',
    paragraphs: [hello, 'somebody, most likely you, asked to choose a new password for your account.'],
    action: { label: 'Choose a new password', url },
    small: 'The link is good once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  });
}

export function confirmationMail({ to, url }: Link): Mail {
  return writeMail({
    to,
    subject: 'Confirm your email address for Meg',
    paragraphs: [unnamed, 'please confirm that this address is yours.'],
    action: { label: 'Confirm this address', url },
    small: 'The link is good once, for three days. If you have no account with Meg, do nothing.',
  });
}

const changes: Readonly<Record<AccountNotice['happened'], (newEmail: string) => string>> = {
  password_by_link: () => 'your password was changed by a link in a mail.',
  password_by_operator: () => 'whoever runs this server set a new password for you.',
  password: () => 'your password was changed.',
  email: (newEmail) => `you now sign in with ${newEmail}.`,
};

type Notice = Pick<AccountNotice, 'recipient' | 'happened' | 'newEmail'> & { firstName: string };

export function noticeMail({ recipient, firstName, happened, newEmail }: Notice): Mail {
  return writeMail({
    to: recipient,
    subject: 'A change to your Meg account',
    paragraphs: [
      greeting(firstName),
      changes[happened](newEmail ?? ''),
      'If that was not you, choose a new password at once.',
    ],
  });
}
