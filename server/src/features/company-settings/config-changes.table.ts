/** Each writing of a company's configuration. Written once, never changed. */
export interface ConfigChangesTable {
  id: string;
  companyId: string;
  /** Of the configuration, once it was written. */
  version: number;
  /** A list of changed values, as JSON. */
  changes: string;
  /** The names of the parts that were changed, parted by spaces. */
  topics: string;
  personId: string;
  /** As it was then: the change outlives the account. */
  personName: string;
  /** When the change was made that this one took back. */
  undoesAt: number | null;
  createdAt: number;
}
