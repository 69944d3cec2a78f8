import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { insertLiveEntry } from './live-entries.store.js';
import type { LiveKind } from './live-entries.table.js';

/** What has just been stored, and for whose open dashboards that is news. */
export interface LiveNews {
  companyId: string;
  /** Null: for everybody who looks at the company. */
  personId: string | null;
  kind: LiveKind;
  /** The notification or the lead; null where several may have changed. */
  subjectId: string | null;
  /** In quiet hours: shown in the list, without toast or sound. */
  isQuiet: boolean;
}

/** Written in the transaction of its cause, so that nobody is told of what was not stored. */
export type Announce = (trx: Db, news: LiveNews) => Promise<void>;

export function announcer({ now, newId }: Pick<Ground, 'now' | 'newId'>): Announce {
  return (trx, { companyId, personId, kind, subjectId, isQuiet }) =>
    insertLiveEntry(trx, {
      id: newId(),
      companyId,
      personId,
      kind,
      subjectId,
      isQuiet: isQuiet ? 1 : 0,
      createdAt: now(),
    });
}
