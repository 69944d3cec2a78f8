/** What a company answers in its own words. */
export interface KnowledgeEntriesTable {
  id: string;
  companyId: string;
  question: string;
  answer: string;
  /** A list, as JSON. */
  keywords: string;
  language: string;
  createdAt: number;
  updatedAt: number;
}
