/** The characters that a company's chat exchanged with the language model on one day. */
export interface ModelSpendTable {
  companyId: string;
  /** As in 2026-11-21, in UTC. */
  day: string;
  characters: number;
}

/** The same of all companies together. */
export interface ModelSpendTotalsTable {
  day: string;
  characters: number;
}
