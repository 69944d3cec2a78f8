/** Lets staff of the platform see a company's leads. Rows stay, as a record of who could look and why. */
export interface SupportGrantsTable {
  id: string;
  companyId: string;
  kind: 'allowed' | 'emergency';
  /** The one of the staff who may look; null: any of them. */
  personId: string | null;
  /** The name of who allowed it, or who declared the emergency, at that time. */
  byName: string;
  /** Of an emergency. */
  reason: string | null;
  createdAt: number;
  until: number;
  /** When it was withdrawn before its time. */
  endedAt: number | null;
  endedBy: string | null;
}
