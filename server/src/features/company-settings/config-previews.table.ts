/** Unsaved settings that somebody looks at. */
export interface ConfigPreviewsTable {
  id: string;
  companyId: string;
  personId: string;
  /** JSON, as in `companies`. */
  config: string;
  createdAt: number;
}
