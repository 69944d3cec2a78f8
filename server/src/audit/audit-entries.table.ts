/** Who changed what and when. Written once, never changed. */
export interface AuditEntriesTable {
  id: string;
  companyId: string;
  /** Null if the server did it by itself. */
  personId: string | null;
  /** The name at that time, because the entry outlives the account. */
  personName: string;
  action: string;
  /** The id of what was changed, or its name if it has no id. */
  subject: string;
  /** JSON, without personal data of visitors: an entry outlives the erasure of a lead. */
  detail: string;
  createdAt: number;
}
