import type { Db } from '../../database/schema.js';
import { insertLiveEntries } from './live-entries.store.js';
import type { LiveEntriesTable, LiveKind } from './live-entries.table.js';

interface OfPerson {
  companyId: string;
  personId: string;
}

/** What has just been stored, and for whose open dashboards that is news. */
export type LiveNews =
  | (OfPerson & { kind: 'notification'; notificationId: string; isQuiet: boolean })
  /** Read or deleted. */
  | (OfPerson & { kind: 'notificationsChanged' })
  | { kind: 'newLead' | 'changedLead'; companyId: string; leadId: string };

/** Written in the transaction of its cause, so that nobody is told of what was not stored. */
export type Announce = (trx: Db, news: readonly LiveNews[]) => Promise<void>;

interface Sources {
  now: () => number;
  newId: () => string;
}

function rowOf(news: LiveNews): { personId: string | null; subjectId: string | null; isQuiet: 0 | 1; kind: LiveKind } {
  const { kind } = news;
  if (kind === 'notification') {
    return { kind, personId: news.personId, subjectId: news.notificationId, isQuiet: news.isQuiet ? 1 : 0 };
  }
  if (kind === 'notificationsChanged') return { kind, personId: news.personId, subjectId: null, isQuiet: 0 };
  return { kind, personId: null, subjectId: news.leadId, isQuiet: 0 };
}

export function announcer({ now, newId }: Sources): Announce {
  return (trx, news) => {
    const createdAt = now();
    const entries = news.map((one): LiveEntriesTable => {
      return { id: newId(), companyId: one.companyId, ...rowOf(one), createdAt };
    });
    return insertLiveEntries(trx, entries);
  };
}
