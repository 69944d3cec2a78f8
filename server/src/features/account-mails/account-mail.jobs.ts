import type { Ground } from '../../ground.js';
import type { Job, JobHandler } from '../../jobs/job.js';
import type { Mail } from '../../mail/mailer.js';
import { mailJob } from '../../mail/send/mail-job.js';
import { hashOfToken, newToken } from '../../tokens.js';
import type { PeopleService } from '../people/people.service.js';
import { confirmationMail, noticeMail, resetMail } from './account-mails.js';
import { confirmationKind, noticeKind, resetKind } from './account-mails.service.js';
import { deleteNotice, findNotice } from './account-notices.store.js';
import { goodForMs, linkEveryMs, renewLinkToken, replaceLinkToken } from './link-tokens.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'randomBytes' | 'mailer' | 'logger' | 'linkAddress'> {
  people: PeopleService;
}

/** Who asked for a new password so long ago has given up, or asked again. */
const resetStaleMs = 2 * goodForMs.password_reset;

/**
 * The mails about accounts. Each try makes a fresh link that takes the place of the one before. The token stands behind the
 * `#`, which browsers send to no server: no log and no Referer gets to see it.
 */
export function accountMailJobs(needs: Needs): JobHandler[] {
  const { database } = needs;
  return [
    mailJob({ ...needs, kind: resetKind, write: (job) => writeReset(needs, job) }),
    mailJob({ ...needs, kind: confirmationKind, write: (job) => writeConfirmation(needs, job) }),
    mailJob({
      ...needs,
      kind: noticeKind,
      write: async ({ payload }) => {
        const notice = await findNotice(database.reader, String(payload.noticeId));
        if (!notice) return undefined;
        const { firstName } = await needs.people.require(notice.personId);
        return noticeMail({ ...notice, firstName });
      },
      onEnd: (trx, { payload }) => deleteNotice(trx, String(payload.noticeId)),
    }),
  ];
}

async function writeReset({ database, now, randomBytes, people, linkAddress }: Needs, { payload }: Job) {
  const { personId, linkId } = payload;
  const askedAt = Number(payload.askedAt);
  if (typeof personId !== 'string' || askedAt + resetStaleMs <= now()) return undefined;
  const person = await people.require(personId);
  if (person.state !== 'active') return undefined;
  const token = newToken(randomBytes);
  const link = {
    ...{ id: String(linkId), tokenHash: hashOfToken(token), personId, email: person.email },
    ...{ createdAt: askedAt, expiresAt: now() + goodForMs.password_reset, usedAt: null },
    purpose: 'password_reset',
  } as const;
  if (!(await database.transaction((trx) => replaceLinkToken(trx, link, askedAt - linkEveryMs)))) return undefined;
  return resetMail({ ...person, to: person.email, url: `${linkAddress()}/reset-password#token=${token}` });
}

async function writeConfirmation(needs: Needs, { payload }: Job): Promise<Mail | undefined> {
  const { database, now, randomBytes, linkAddress } = needs;
  const token = newToken(randomBytes);
  const renewal = { id: String(payload.linkId), tokenHash: hashOfToken(token), at: now() };
  const link = await database.transaction((trx) => renewLinkToken(trx, renewal));
  if (!link) return undefined;
  return confirmationMail({ to: link.email, url: `${linkAddress()}/confirm-email#token=${token}` });
}
