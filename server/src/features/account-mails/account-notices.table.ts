/** A mail that tells an account's owner of a change. Gone once it is sent: nothing else keeps the address it goes to. */
export interface AccountNoticesTable {
  id: string;
  personId: string;
  /** As it was before the change, so that whoever took the account over cannot keep its owner from hearing of it. */
  recipient: string;
  happened: 'password_by_link' | 'password_by_operator' | 'password' | 'email';
  newEmail: string | null;
  createdAt: number;
}
