import type { LeadMail } from '@meg/shared/contract/lead-replies';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { LeadMerge } from '../../people/lead-merge.js';
import type { PersonTrace } from '../../people/person-trace.js';
import { isoTime } from '../../time/iso-time.js';
import { dayMs } from '../../time/time-units.js';
import type { Company } from '../companies/companies.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { UnsubscribeService } from '../unsubscribe/unsubscribe.service.js';
import { addressHash } from './address-hash.js';
import { replyAddress } from './reply-address.js';
import { carryMailsOver, deleteMails, isStopped, listMailsAbout, stopMails } from './visitor-mails.store.js';

interface Needs extends Pick<Ground, 'database' | 'now'> {
  unsubscribe: UnsubscribeService;
  people: PeopleService;
}

/** Mails count against the limit for a day; after that the rows only show what was sent. */
export const keptMailMs = 90 * dayMs;

export class VisitorMailService {
  constructor(private readonly needs: Needs) {}

  /** Nothing more is sent about this lead or this callback. */
  stop(trx: Db, companyId: string, subjectId: string): Promise<void> {
    return stopMails(trx, { companyId, subjectId, createdAt: this.needs.now() });
  }

  /** Whether the visitor wants no more mail about this lead or this callback. */
  isStopped(db: Db, companyId: string, subjectId: string): Promise<boolean> {
    return isStopped(db, companyId, subjectId);
  }

  /** What was mailed about a lead, or is about to be, besides what people of the company write. The oldest first. */
  async sentAbout(db: Db, companyId: string, subjectIds: readonly string[]): Promise<LeadMail[]> {
    const rows = await listMailsAbout(db, companyId, subjectIds);
    return rows.map(({ id, kind, createdAt, sentAt, reason }) => ({
      id,
      kind,
      createdAt: isoTime(createdAt),
      state: sentAt !== null ? 'sent' : reason === null ? 'waiting' : 'failed',
      reason,
    }));
  }

  /** The company's address for answers; undefined where it may be a stranger's. */
  async answersTo({ id, config }: Company): Promise<string | undefined> {
    return replyAddress(config.contactInfo.email, await this.needs.people.list(id));
  }

  async carryOver(trx: Db, merge: LeadMerge): Promise<void> {
    await carryMailsOver(trx, merge);
    await this.needs.unsubscribe.carryOver(trx, merge);
  }

  async erase(trx: Db, { companyId, leadIds, emails }: PersonTrace): Promise<void> {
    const addressHashes = emails.map((email) => addressHash(companyId, email));
    await deleteMails(trx, { companyId, subjectIds: leadIds, addressHashes });
    await this.needs.unsubscribe.erase(trx, companyId, leadIds);
  }
}
