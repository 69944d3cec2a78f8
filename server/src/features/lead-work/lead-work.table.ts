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

/** A list that a person has saved under a name. */
export interface LeadViewsTable {
  id: string;
  companyId: string;
  personId: string;
  name: string;
  /** As in the address of the list. */
  filter: string;
  /** As JSON. */
  columns: string;
  createdAt: number;
}

/** How a person has the list of leads: as JSON. */
export interface LeadListLooksTable {
  companyId: string;
  personId: string;
  look: string;
}
