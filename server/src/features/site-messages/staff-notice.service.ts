import type { SiteMessage } from '@meg/shared/contract/site-messages';
import { paths } from '@meg/shared/domain/paths';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Job, JobHandler } from '../../jobs/job.js';
import { type Note, writeMail } from '../../mail/letter/write-mail.js';
import type { Mail } from '../../mail/mailer.js';
import { mailJob } from '../../mail/send/mail-job.js';
import { isInternal } from '../../people/person.js';
import { hourMs } from '../../time/time-units.js';
import type { PeopleService } from '../people/people.service.js';
import { findSiteMessage } from './site-messages.store.js';

export type Notice = Pick<Note, 'subject' | 'paragraphs'>;

/** By the kind of message: what the mail to the staff says. */
export type NoticeWriters = Readonly<Record<SiteMessage['kind'], (content: never, messageId: string) => Notice>>;

interface Needs extends Pick<Ground, 'database' | 'addJob' | 'limits' | 'mailer' | 'logger' | 'linkAddress'> {
  people: PeopleService;
  writers: NoticeWriters;
}

export const staffNoticeKind = 'site-message.notice';

/** A limit, so that a flood of messages does not fill the staff's mailboxes. The list shows all. */
const ofStaff = { name: 'staff-notices', of: '', most: 60, windowMs: hourMs };

/** Mails to the platform's staff about messages from the site. */
export class StaffNotice {
  constructor(private readonly needs: Needs) {}

  /** Runs in the transaction that stores the message: one mail for each person of the staff. */
  async plan(trx: Db, messageId: string): Promise<void> {
    const { limits, people, addJob } = this.needs;
    if (await limits.takeIn(trx, [ofStaff])) return;
    for (const { id: personId } of await people.listInternal(trx)) {
      await addJob(trx, { kind: staffNoticeKind, companyId: null, payload: { messageId, personId } });
    }
  }

  job(): JobHandler {
    return mailJob({ ...this.needs, kind: staffNoticeKind, write: (job) => this.write(job) });
  }

  /** Undefined if the message was erased or the person has left the staff. */
  private async write({ payload }: Job): Promise<Mail | undefined> {
    const { database, people, writers, linkAddress } = this.needs;
    const row = await findSiteMessage(database.reader, String(payload.messageId));
    const person = await people.require(String(payload.personId));
    if (!row || person.state !== 'active' || !isInternal(person)) return undefined;
    const url = `${linkAddress()}${paths.siteMessages}?message=${row.id}`;
    const action = { label: 'Read it and mark it as answered', url };
    const notice = writers[row.kind](JSON.parse(row.content) as never, row.id);
    return writeMail({ ...notice, to: person.email, action });
  }
}
