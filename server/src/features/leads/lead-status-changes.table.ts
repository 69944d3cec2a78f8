/** Each change of a lead's status, kept with who made it and when. */
export interface LeadStatusChangesTable {
  id: string;
  companyId: string;
  leadId: string;
  fromStatus: string;
  toStatus: string;
  /** The id of a person of the company, or `visitor`. */
  changedBy: string;
  createdAt: number;
}
