export type LiveKind = 'notification' | 'notificationsChanged' | 'newLead' | 'changedLead';

/** What open dashboards are told; kept for a day, for those that were away for a while. */
export interface LiveEntriesTable {
  /** In the order of time, but for those that are written at the same time. */
  id: string;
  companyId: string;
  /** Null: for everybody who looks at the company. */
  personId: string | null;
  kind: LiveKind;
  /** The notification or the lead. */
  subjectId: string | null;
  isQuiet: 0 | 1;
  createdAt: number;
}
