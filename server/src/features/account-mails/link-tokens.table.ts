/** What a link in a mail proves, once and for a limited time. Only the token's hash is kept. */
export interface LinkTokensTable {
  id: string;
  tokenHash: string;
  personId: string;
  purpose: 'password_reset' | 'email_confirmation';
  /** The address that the mail went to, and the only one that the link proves. */
  email: string;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}
