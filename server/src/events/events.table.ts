/** What happened, written in the transaction that made it happen. Holds ids only: a person's data stays in one place. */
export interface EventsTable {
  id: string;
  companyId: string;
  type: string;
  subjectId: string;
  createdAt: number;
  /** JSON: what the subject's row does not hold. */
  detail: string;
  /** When its jobs were made. */
  fannedOutAt: number | null;
}
