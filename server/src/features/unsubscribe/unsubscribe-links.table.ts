/** The mails that an unsubscribe link stops. Only the token's hash is stored. */
export interface UnsubscribeLinksTable {
  tokenHash: string;
  companyId: string;
  /** A person of a company; null for a visitor. */
  personId: string | null;
  /** JSON: the notification types of the mail to that person. */
  types: string;
  /** The lead or the request of a visitor; null for a company's person. */
  subjectId: string | null;
  createdAt: number;
}
