/** The rules of a company by which new leads are given to people. */
export interface LeadAssignmentsTable {
  companyId: string;
  /** As JSON. */
  rules: string;
  version: number;
}

/** How many leads a rule has given, by which it is seen whose turn it is. */
export interface AssignmentTurnsTable {
  companyId: string;
  ruleId: string;
  turns: number;
}
