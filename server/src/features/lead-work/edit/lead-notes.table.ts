export interface LeadNotesTable {
  id: string;
  companyId: string;
  leadId: string;
  personId: string;
  /** The name at that time: the note outlives the account. */
  personName: string;
  text: string;
  createdAt: number;
}
