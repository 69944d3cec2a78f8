import { paths } from '@meg/shared/domain/paths';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Job, JobHandler } from '../../jobs/job.js';
import type { Mail } from '../../mail/mailer.js';
import { mailJob } from '../../mail/send/mail-job.js';
import { hashOfToken, newToken } from '../../tokens.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import { confirmationMail, noticeMail, resetMail } from './account-mails.js';
import { confirmationKind, noticeKind, resetKind } from './account-mails.service.js';
import { deleteNotice, findNotice } from './account-notices.store.js';
import { goodForMs, type LinkToken, linkEveryMs, renewLinkToken, replaceLinkToken } from './link-tokens.store.js';

interface Needs
  extends Pick<Ground, 'database' | 'now' | 'randomBytes' | 'mailer' | 'mailLimits' | 'logger' | 'linkAddress'> {
  people: PeopleService;
}

interface Reset {
  attempt: number;
  person: PersonRow;
  link: LinkToken;
}

/** After this time a person has given up or asked again. */
const resetStaleMs = 2 * goodForMs.password_reset;

/**
 * The mails about accounts. Each try makes a new link that replaces the one before. The token follows the `#`, which
 * browsers send to no server, so that it appears in no log and no Referer.
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

/**
 * Counts only mails that are sent, and a retried mail once, so that asking for the accounts of others uses up no
 * limit. False if the mailbox has had enough mails or was sent a link a moment ago.
 */
async function takeReset(trx: Db, { mailLimits }: Needs, { attempt, person, link }: Reset): Promise<boolean> {
  const accountId = person.emailConfirmedAt === null ? undefined : person.id;
  const addressed = { to: person.email, accountId };
  const isCounted = attempt === 1;
  if (isCounted && !(await mailLimits.take(trx, 'reset', addressed))) return false;
  const isReplaced = await replaceLinkToken(trx, link, link.createdAt - linkEveryMs);
  if (isCounted && !isReplaced) await mailLimits.giveBackIn(trx, 'reset', addressed);
  return isReplaced;
}

async function writeReset(needs: Needs, { attempt, payload }: Job) {
  const { database, now, randomBytes, people, linkAddress } = needs;
  const { personId, linkId } = payload;
  const askedAt = Number(payload.askedAt);
  if (typeof personId !== 'string' || askedAt + resetStaleMs <= now()) return undefined;
  const person = await people.require(personId);
  if (person.state !== 'active') return undefined;
  const token = newToken(randomBytes);
  const link = {
    id: String(linkId),
    tokenHash: hashOfToken(token),
    personId,
    email: person.email,
    createdAt: askedAt,
    expiresAt: now() + goodForMs.password_reset,
    usedAt: null,
    purpose: 'password_reset',
  } as const;
  const isWanted = await database.transaction((trx) => takeReset(trx, needs, { attempt, person, link }));
  if (!isWanted) return undefined;
  return resetMail({ ...person, to: person.email, url: `${linkAddress()}${paths.resetPassword}#token=${token}` });
}

async function writeConfirmation(needs: Needs, { payload }: Job): Promise<Mail | undefined> {
  const { database, now, randomBytes, linkAddress } = needs;
  const token = newToken(randomBytes);
  const renewal = { id: String(payload.linkId), tokenHash: hashOfToken(token), at: now() };
  const link = await database.transaction((trx) => renewLinkToken(trx, renewal));
  if (!link) return undefined;
  return confirmationMail({ to: link.email, url: `${linkAddress()}${paths.confirmEmail}#token=${token}` });
}
