/** A mail about a change of an account. Deleted once it is sent, since it keeps an address. */
export interface AccountNoticesTable {
  id: string;
  personId: string;
  /** The address before the change, so that somebody who took the account over cannot hide it from its owner. */
  recipient: string;
  happened: 'password_by_link' | 'password_by_operator' | 'password' | 'email';
  newEmail: string | null;
  createdAt: number;
}
