import type { Db } from '../../database/schema.js';
import type { Limit, SharedLimits } from '../../limits/shared-limits.js';
import type { Mail } from '../../mail/mailer.js';
import { type Note, writeMail } from '../../mail/write-mail.js';
import type { PeopleService } from '../accounts/people.service.js';

interface Sources {
  limits: SharedLimits;
  people: PeopleService;
  /** Where the pages are that links lead to. */
  linkAddress: () => string;
}

type Notice = Pick<Note, 'subject' | 'paragraphs'> & { messageId: string };

/** A flood that no other defence stops must not fill the mailboxes of the staff: the list has it all. */
const notices: Limit = { name: 'site-notices', of: '', most: 60, windowMs: 3_600_000 };

/** What the platform's staff is told of what came in by the site. */
export class StaffNotice {
  constructor(private readonly sources: Sources) {}

  /** Post them after the commit. */
  async mails(db: Db, { messageId, ...letter }: Notice): Promise<Mail[]> {
    const { limits, people, linkAddress } = this.sources;
    if (await limits.takeIn(db, [notices])) return [];
    const staff = await people.listInternal(db);
    const url = `${linkAddress()}/admin/site-messages?message=${messageId}`;
    const action = { label: 'Read it and mark it as answered', url };
    return staff.filter(({ state }) => state === 'active').map(({ email: to }) => writeMail({ ...letter, to, action }));
  }
}
