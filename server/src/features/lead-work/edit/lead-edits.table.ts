/** What people did to a lead beside its status, for its timeline. */
export interface LeadEditsTable {
  id: string;
  companyId: string;
  leadId: string;
  personId: string | null;
  personName: string;
  kind: 'assigned' | 'tagged' | 'untagged';
  /** The tag, or the name of the person; empty where nobody is any more. */
  detail: string;
  createdAt: number;
}
