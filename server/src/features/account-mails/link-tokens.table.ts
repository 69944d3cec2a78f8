/** What a link in a mail proves, once and for a while. Only the token's hash is kept. */
export interface LinkTokensTable {
  id: string;
  tokenHash: string;
  personId: string;
  purpose: 'password_reset' | 'email_confirmation';
  /** The address that the mail went to: a link proves that one and no other. */
  email: string;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}
