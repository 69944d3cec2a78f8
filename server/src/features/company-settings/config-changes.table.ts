/** Each change of a company's configuration. Rows never change. */
export interface ConfigChangesTable {
  id: string;
  companyId: string;
  /** The configuration's version after the change. */
  version: number;
  /** A list of changed values, as JSON. */
  changes: string;
  /** The changed parts of the configuration, separated by spaces. */
  topics: string;
  personId: string;
  /** The name at that time: the change outlives the account. */
  personName: string;
  /** The time of the change that this one undid. */
  undoesAt: number | null;
  createdAt: number;
}
