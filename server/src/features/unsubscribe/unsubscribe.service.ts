import type { NotificationType } from '@meg/shared/contract/notifications';
import type { Database } from '../../database/database.js';
import type { Db } from '../../database/schema.js';
import { hashOfToken, newToken, type RandomBytes } from '../../tokens.js';
import {
  deleteLinksOfSubjects,
  deleteOldLinks,
  findLink,
  insertLink,
  type UnsubscribeLink,
} from './unsubscribe-links.store.js';

interface Sources {
  database: Database;
  now: () => number;
  randomBytes: RandomBytes;
  /** Where this server is reached. */
  serverAddress: () => string;
}

/** Whose mails a link stops, and which. */
export type Stoppable =
  | { companyId: string; personId: string; types: readonly NotificationType[] }
  | { companyId: string; subjectId: string };

/** Those who send the mails, each for its own. */
export interface Stops {
  staff(trx: Db, personId: string, type: NotificationType): Promise<void>;
  visitor(trx: Db, companyId: string, subjectId: string): Promise<void>;
}

const dayMs = 86_400_000;
/** Longer than anyone keeps an unwanted mail. */
const keptMs = 400 * dayMs;
const prunedAtOnce = 500;

export class UnsubscribeService {
  constructor(private readonly sources: Sources) {}

  /** The address to write into one mail. */
  async link(of: Stoppable): Promise<string> {
    const { database, now, randomBytes, serverAddress } = this.sources;
    const token = newToken(randomBytes);
    const row: UnsubscribeLink = {
      ...{ tokenHash: hashOfToken(token), companyId: of.companyId, createdAt: now() },
      ...('personId' in of
        ? { personId: of.personId, types: JSON.stringify(of.types), subjectId: null }
        : { personId: null, types: '[]', subjectId: of.subjectId }),
    };
    await database.transaction((trx) => insertLink(trx, row));
    return `${serverAddress()}/api/unsubscribe/${token}`;
  }

  /** An unknown link stops nothing, and its sender is not told so: it may be a guess. Answers whether it was known. */
  async obey(trx: Db, token: string, stops: Stops): Promise<boolean> {
    const link = await findLink(trx, hashOfToken(token));
    if (!link) return false;
    const { companyId, personId, subjectId, types } = link;
    if (subjectId !== null) await stops.visitor(trx, companyId, subjectId);
    if (personId === null) return true;
    for (const type of JSON.parse(types) as NotificationType[]) await stops.staff(trx, personId, type);
    return true;
  }

  erase(trx: Db, companyId: string, subjectIds: readonly string[]): Promise<void> {
    return deleteLinksOfSubjects(trx, companyId, subjectIds);
  }

  async prune(mayGoOn: () => boolean): Promise<void> {
    const { database, now } = this.sources;
    for (let pruned = prunedAtOnce; pruned === prunedAtOnce && mayGoOn(); ) {
      pruned = await database.transaction((trx) => deleteOldLinks(trx, now() - keptMs, prunedAtOnce));
    }
  }
}

/** What mail readers offer as a button of their own (RFC 8058). */
export function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
