/** Changes of a lead other than of its status, for its timeline. */
export interface LeadEditsTable {
  id: string;
  companyId: string;
  leadId: string;
  personId: string | null;
  personName: string;
  kind: 'assigned' | 'tagged' | 'untagged';
  /** The tag, or the name of the assigned person; empty if nobody is assigned. */
  detail: string;
  createdAt: number;
}
