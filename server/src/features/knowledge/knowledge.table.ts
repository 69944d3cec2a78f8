/** A company's own answers. */
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
