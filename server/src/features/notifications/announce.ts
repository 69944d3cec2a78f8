import type { Db } from '../../database/schema.js';

/** What an open dashboard is to hear of. */
export interface Announcement {
  companyId: string;
  personId: string;
  kind: 'notification' | 'notificationsChanged';
  /** The notification that is new; null where several may have changed. */
  subjectId: string | null;
  /** In quiet hours: shown in the list, without toast or sound. */
  isQuiet: boolean;
}

/** Written into the transaction of its cause. */
export type Announce = (trx: Db, announcement: Announcement) => Promise<void>;
