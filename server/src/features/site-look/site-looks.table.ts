/** What a company's website looked like when it was last read. */
export interface SiteLooksTable {
  companyId: string;
  website: string;
  /** JSON. Null where it could never be read. */
  look: string | null;
  /** Why the last try failed. Empty for none. */
  fault: string;
  readAt: number;
}
