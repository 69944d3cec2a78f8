import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { insertLiveEntry } from './live-entries.store.js';
import type { LiveKind } from './live-entries.table.js';

/** What was stored, and whose dashboards to tell. */
export interface LiveNews {
  companyId: string;
  /** Null: everybody who looks at the company. */
  personId: string | null;
  kind: LiveKind;
  /** The notification or the lead; null if several may have changed. */
  subjectId: string | null;
  /** In quiet hours, listed without toast or sound. */
  isQuiet: boolean;
}

/** Writes in the transaction of the cause, so that nobody is told of what was not stored. */
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
