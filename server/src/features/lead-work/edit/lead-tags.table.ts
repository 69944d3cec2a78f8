export interface LeadTagsTable {
  leadId: string;
  companyId: string;
  tag: string;
}
