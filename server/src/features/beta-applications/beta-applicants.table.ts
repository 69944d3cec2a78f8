/** What was applied with of late: the same words count once a day, however often their form is sent. */
export interface BetaApplicantsTable {
  contentHash: string;
  appliedAt: number;
}
