/** Changes of a lead other than of its status, for its timeline. */
export interface LeadEditsTable {
  id: string;
  companyId: string;
  leadId: string;
  personId: string | null;
  personName: string;
  kind: 'assigned' | 'tagged' | 'untagged' | 'answered';
  /** The tag, the answered question, or the name of the assigned person; empty if nobody is assigned. */
  detail: string;
  createdAt: number;
}

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

export interface LeadTagsTable {
  leadId: string;
  companyId: string;
  tag: string;
}
