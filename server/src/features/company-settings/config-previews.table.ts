/** Settings that somebody looks at before they are saved. */
export interface ConfigPreviewsTable {
  id: string;
  companyId: string;
  personId: string;
  /** JSON, as in the companies' own. */
  config: string;
  createdAt: number;
}
