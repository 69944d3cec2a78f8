/** Events for open dashboards, kept for a day for those that were offline. */
export interface LiveEntriesTable {
  /** In order of time, except for entries that are written at the same time. */
  id: string;
  companyId: string;
  /** Null: everybody who looks at the company. */
  personId: string | null;
  kind: 'notification' | 'notificationsChanged' | 'newLead' | 'changedLead' | 'assignedLead';
  /** The notification or the lead; null if several may have changed. */
  subjectId: string | null;
  isQuiet: 0 | 1;
  createdAt: number;
}
