import type { Database } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import type { PersonTrace } from '../../people/person-trace.js';
import type { UnsubscribeService } from '../unsubscribe/unsubscribe.service.js';
import { addressHash } from './address-hash.js';
import { deleteMails, deleteOldMails, stopMails } from './visitor-mails.store.js';

interface Sources {
  database: Database;
  now: () => number;
  unsubscribe: UnsubscribeService;
}

const dayMs = 86_400_000;
/** They count for a day; after that they only tell what was sent. */
const keptMs = 90 * dayMs;
const prunedAtOnce = 500;

export class VisitorMailService {
  constructor(private readonly sources: Sources) {}

  /** Nothing more is sent about this lead or this callback. */
  stop(trx: Db, companyId: string, subjectId: string): Promise<void> {
    return stopMails(trx, { companyId, subjectId, createdAt: this.sources.now() });
  }

  async erase(trx: Db, { companyId, leadIds, emails }: PersonTrace): Promise<void> {
    const addressHashes = emails.map((email) => addressHash(companyId, email));
    await deleteMails(trx, { companyId, subjectIds: leadIds, addressHashes });
    await this.sources.unsubscribe.erase(trx, companyId, leadIds);
  }

  async prune(mayGoOn: () => boolean): Promise<void> {
    const { database, now } = this.sources;
    for (let pruned = prunedAtOnce; pruned === prunedAtOnce && mayGoOn(); ) {
      pruned = await database.transaction((trx) => deleteOldMails(trx, now() - keptMs, prunedAtOnce));
    }
  }
}
