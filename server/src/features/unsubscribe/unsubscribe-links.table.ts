/** What a link in a mail may stop. Only the token's hash is kept. */
export interface UnsubscribeLinksTable {
  tokenHash: string;
  companyId: string;
  /** Of the staff; null for a visitor. */
  personId: string | null;
  /** JSON: the notification types of a staff's mail. */
  types: string;
  /** The lead or the request of a visitor; null for the staff. */
  subjectId: string | null;
  createdAt: number;
}
