import type { SiteMessage } from '@meg/shared/contract/site-messages';
import { paths } from '@meg/shared/domain/paths';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import type { AddJob, Job, JobHandler } from '../../jobs/job.js';
import type { SharedLimits } from '../../limits/shared-limits.js';
import { type Note, writeMail } from '../../mail/letter/write-mail.js';
import type { Mail, Mailer } from '../../mail/mailer.js';
import { mailJob } from '../../mail/send/mail-job.js';
import type { PeopleService } from '../accounts/people/people.service.js';
import { isInternal } from '../sessions/person.js';
import { findSiteMessage } from './site-messages.store.js';

export type Notice = Pick<Note, 'subject' | 'paragraphs'>;

/** What the staff reads of a message, by its kind. */
export type NoticeWriters = Readonly<Record<SiteMessage['kind'], (content: never, messageId: string) => Notice>>;

interface Sources {
  database: Database;
  addJob: AddJob;
  limits: SharedLimits;
  people: PeopleService;
  mailer: Mailer;
  logger: Logger;
  /** Where the pages are that links lead to. */
  linkAddress: () => string;
}

const noticeKind = 'site-message.notice';

/** A flood that no other defence stops must not fill the mailboxes of the staff: the list has it all. */
const ofStaff = { name: 'staff-notices', of: '', most: 60, windowMs: 3_600_000 };

/** What the platform's staff is told of what came in by the site. */
export class StaffNotice {
  constructor(
    private readonly sources: Sources,
    private readonly writers: NoticeWriters,
  ) {}

  /** In the transaction that keeps the message: one mail for each of the staff. */
  async plan(trx: Db, messageId: string): Promise<void> {
    const { limits, people, addJob } = this.sources;
    if (await limits.takeIn(trx, [ofStaff])) return;
    for (const { id: personId } of await people.listInternal(trx)) {
      await addJob(trx, { kind: noticeKind, companyId: null, payload: { messageId, personId } });
    }
  }

  job(): JobHandler {
    return mailJob({ ...this.sources, kind: noticeKind, write: (job) => this.write(job) });
  }

  /** Nothing where the message was erased, or the person works here no more. */
  private async write({ payload }: Job): Promise<Mail | undefined> {
    const { database, people, linkAddress } = this.sources;
    const row = await findSiteMessage(database.reader, String(payload.messageId));
    const person = await people.require(String(payload.personId));
    if (!row || person.state !== 'active' || !isInternal(person)) return undefined;
    const url = `${linkAddress()}${paths.siteMessages}?message=${row.id}`;
    const action = { label: 'Read it and mark it as answered', url };
    const notice = this.writers[row.kind](JSON.parse(row.content) as never, row.id);
    return writeMail({ ...notice, to: person.email, action });
  }
}
