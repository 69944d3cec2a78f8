/** The full-text index of SQLite. Its rows have the order in which the leads came. */
export interface LeadSearchTable {
  words: string;
  leadId: string;
}
