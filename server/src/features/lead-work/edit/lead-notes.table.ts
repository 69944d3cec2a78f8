export interface LeadNotesTable {
  id: string;
  companyId: string;
  leadId: string;
  personId: string;
  /** As it was then: the note outlives the account. */
  personName: string;
  text: string;
  createdAt: number;
}
