import { paths } from '@meg/shared/domain/paths';
import type { Logger } from 'pino';
import type { Database } from '../../../database/database.js';
import type { Db } from '../../../database/schema.js';
import type { Job, JobHandler } from '../../../jobs/job.js';
import type { MailLimits } from '../../../mail/mail-limits.js';
import type { Mail, Mailer } from '../../../mail/mailer.js';
import { mailJob } from '../../../mail/send/mail-job.js';
import { hashOfToken, newToken, type RandomBytes } from '../../../tokens.js';
import {
  goodForMs,
  type LinkToken,
  linkEveryMs,
  renewLinkToken,
  replaceLinkToken,
} from '../passwords/link-tokens.store.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import { confirmationMail, noticeMail, resetMail } from './account-mails.js';
import { confirmationKind, noticeKind, resetKind } from './account-mails.service.js';
import { deleteNotice, findNotice } from './account-notices.store.js';

interface Sources {
  database: Database;
  now: () => number;
  randomBytes: RandomBytes;
  people: PeopleService;
  mailer: Mailer;
  logger: Logger;
  mailLimits: MailLimits;
  /** Where the pages are that links lead to. */
  linkAddress: () => string;
}

interface Reset {
  attempt: number;
  person: PersonRow;
  link: LinkToken;
}

/** Who asked for a new password so long ago has given up, or asked again. */
const resetStaleMs = 2 * goodForMs.password_reset;

/**
 * The mails about accounts. Each try makes a fresh link that takes the place of the one before. The token stands behind the
 * `#`, which browsers send to no server: no log and no Referer gets to see it.
 */
export function accountMailJobs(sources: Sources): JobHandler[] {
  const { database } = sources;
  return [
    mailJob({ ...sources, kind: resetKind, write: (job) => writeReset(sources, job) }),
    mailJob({ ...sources, kind: confirmationKind, write: (job) => writeConfirmation(sources, job) }),
    mailJob({
      ...sources,
      kind: noticeKind,
      write: async ({ payload }) => {
        const notice = await findNotice(database.reader, String(payload.noticeId));
        if (!notice) return undefined;
        const { firstName } = await sources.people.require(notice.personId);
        return noticeMail({ ...notice, firstName });
      },
      onEnd: (trx, { payload }) => deleteNotice(trx, String(payload.noticeId)),
    }),
  ];
}

/**
 * Counts only what is mailed, and a later try of the same mail not again: whoever asks for other people's accounts, or
 * for none, uses up nobody's share. False where the mailbox has had enough, or was sent a link a moment ago.
 */
async function takeReset(trx: Db, { mailLimits }: Sources, { attempt, person, link }: Reset): Promise<boolean> {
  const accountId = person.emailConfirmedAt === null ? undefined : person.id;
  const addressed = { to: person.email, accountId };
  const isCounted = attempt === 1;
  if (isCounted && !(await mailLimits.take(trx, 'reset', addressed))) return false;
  const isReplaced = await replaceLinkToken(trx, link, link.createdAt - linkEveryMs);
  if (isCounted && !isReplaced) await mailLimits.giveBackIn(trx, 'reset', addressed);
  return isReplaced;
}

async function writeReset(sources: Sources, { attempt, payload }: Job) {
  const { database, now, randomBytes, people, linkAddress } = sources;
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
  const isWanted = await database.transaction((trx) => takeReset(trx, sources, { attempt, person, link }));
  if (!isWanted) return undefined;
  return resetMail({ ...person, to: person.email, url: `${linkAddress()}${paths.resetPassword}#token=${token}` });
}

async function writeConfirmation(sources: Sources, { payload }: Job): Promise<Mail | undefined> {
  const { database, now, randomBytes, linkAddress } = sources;
  const token = newToken(randomBytes);
  const renewal = { id: String(payload.linkId), tokenHash: hashOfToken(token), at: now() };
  const link = await database.transaction((trx) => renewLinkToken(trx, renewal));
  if (!link) return undefined;
  return confirmationMail({ to: link.email, url: `${linkAddress()}${paths.confirmEmail}#token=${token}` });
}
