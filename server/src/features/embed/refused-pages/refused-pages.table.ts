/** Websites that asked for a company's chat and are not on its list. */
export interface RefusedPagesTable {
  id: string;
  companyId: string;
  host: string;
  path: string;
  count: number;
  firstAt: number;
  lastAt: number;
  /** When somebody said that it is none of theirs. */
  hiddenAt: number | null;
}
