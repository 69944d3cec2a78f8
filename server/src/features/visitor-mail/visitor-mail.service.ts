import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { PersonTrace } from '../../people/person-trace.js';
import { dayMs } from '../../time/time-units.js';
import type { UnsubscribeService } from '../unsubscribe/unsubscribe.service.js';
import { addressHash } from './address-hash.js';
import { deleteMails, stopMails } from './visitor-mails.store.js';

interface Needs extends Pick<Ground, 'database' | 'now'> {
  unsubscribe: UnsubscribeService;
}

/** Mails count against the limit for a day; after that the rows only show what was sent. */
export const keptMailMs = 90 * dayMs;

export class VisitorMailService {
  constructor(private readonly needs: Needs) {}

  /** Nothing more is sent about this lead or this callback. */
  stop(trx: Db, companyId: string, subjectId: string): Promise<void> {
    return stopMails(trx, { companyId, subjectId, createdAt: this.needs.now() });
  }

  async erase(trx: Db, { companyId, leadIds, emails }: PersonTrace): Promise<void> {
    const addressHashes = emails.map((email) => addressHash(companyId, email));
    await deleteMails(trx, { companyId, subjectIds: leadIds, addressHashes });
    await this.needs.unsubscribe.erase(trx, companyId, leadIds);
  }
}
