import { paths } from '@meg/shared/domain/paths';
import type { Ground } from '../../ground.js';
import type { Job, JobHandler } from '../../jobs/job.js';
import { plainName } from '../../mail/letter/plain-name.js';
import { writeMail } from '../../mail/letter/write-mail.js';
import type { Mail } from '../../mail/mailer.js';
import { mailJob } from '../../mail/send/mail-job.js';
import type { PeopleService } from '../people/people.service.js';
import { findGrant } from './support-grants.store.js';

export const emergencyMailKind = 'support.emergency-mail';

type Needs = Pick<Ground, 'database' | 'mailer' | 'logger' | 'linkAddress'> & { people: PeopleService };

/** To an owner, whatever that owner has chosen to hear of: nobody asked for the look. */
export function emergencyMailJob(needs: Needs): JobHandler {
  return mailJob({ ...needs, kind: emergencyMailKind, write: (job) => writeEmergency(needs, job) });
}

async function writeEmergency({ database, people, linkAddress }: Needs, { payload }: Job): Promise<Mail | undefined> {
  const grant = await findGrant(database.reader, String(payload.grantId));
  const person = await people.require(String(payload.personId));
  if (!grant || person.state !== 'active') return undefined;
  return writeMail({
    to: person.email,
    subject: 'The support of Meg looks at your leads in an emergency',
    paragraphs: [
      'Hello,',
      `${plainName(grant.byName, 'Somebody')} of the support of Meg looks at your leads without having been asked, read-only and for an hour. The reason given:`,
      `“${grant.reason ?? ''}”`,
      'You can end it at any time. Your audit log keeps it.',
    ],
    action: { label: 'See it, or end it', url: `${linkAddress()}${paths.supportAccess}` },
  });
}
