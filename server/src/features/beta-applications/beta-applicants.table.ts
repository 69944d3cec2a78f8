/** Recent applications by their text: the same text counts once a day, however often it is sent. */
export interface BetaApplicantsTable {
  contentHash: string;
  appliedAt: number;
}
