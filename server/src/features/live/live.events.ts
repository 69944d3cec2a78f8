import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { insertLiveEntry } from './live-entries.store.js';
import type { LiveEntriesTable } from './live-entries.table.js';

/** What was stored, and whose dashboards show it. */
export interface LiveNews extends Pick<LiveEntriesTable, 'companyId' | 'personId' | 'kind' | 'subjectId'> {
  /** In quiet hours, listed without toast or sound. */
  isQuiet: boolean;
}

/** Call it in the transaction of the cause, so that no dashboard shows what was not stored. */
export type Announce = (trx: Db, news: LiveNews) => Promise<void>;

export function announcer({ now, newId }: Pick<Ground, 'now' | 'newId'>): Announce {
  return (trx, news) => insertLiveEntry(trx, { ...news, id: newId(), isQuiet: news.isQuiet ? 1 : 0, createdAt: now() });
}
