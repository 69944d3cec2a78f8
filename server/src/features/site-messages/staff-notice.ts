import type { Db } from '../../database/schema.js';
import { FrequentSenders } from '../../frequent-senders.js';
import type { Mail } from '../../mail/mailer.js';
import { type Note, writeMail } from '../../mail/write-mail.js';
import type { PeopleService } from '../accounts/people.service.js';

interface Sources {
  now: () => number;
  people: PeopleService;
  /** Where the pages are that links lead to. */
  linkAddress: () => string;
}

type Notice = Pick<Note, 'subject' | 'paragraphs'> & { messageId: string };

/** A flood that no other defence stops must not fill the mailboxes of the staff: the list has it all. */
const mostAnHour = 60;

/** What the platform's staff is told of what came in by the site. */
export class StaffNotice {
  private readonly sent: FrequentSenders;

  constructor(private readonly sources: Sources) {
    this.sent = new FrequentSenders(mostAnHour, sources.now);
  }

  /** Post them after the commit. */
  async mails(db: Db, { messageId, ...letter }: Notice): Promise<Mail[]> {
    if (this.sent.isTooMany('')) return [];
    const staff = await this.sources.people.listInternal(db);
    const url = `${this.sources.linkAddress()}/admin/site-messages?message=${messageId}`;
    const action = { label: 'Read it and mark it as answered', url };
    return staff.filter(({ state }) => state === 'active').map(({ email: to }) => writeMail({ ...letter, to, action }));
  }
}
