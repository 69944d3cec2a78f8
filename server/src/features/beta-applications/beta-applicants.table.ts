/** Who applied of late: an address applies once a day, however often its form is sent. */
export interface BetaApplicantsTable {
  /** In small letters. */
  email: string;
  appliedAt: number;
}
