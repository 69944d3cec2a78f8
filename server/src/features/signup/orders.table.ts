/** What a company ordered at sign-up, for its invoice. */
export interface OrdersTable {
  id: string;
  companyId: string;
  idempotencyKey: string | null;
  /** Of the request without its password. */
  bodyHash: string;
  /** JSON: the keys of the add-ons. */
  addons: string;
  /** JSON: the answer to the request, for the same request sent again. */
  answer: string;
  firstBillUsd: number;
  monthlyUsd: number;
  /** Why it looks like a bot's, or null. It is stored in both cases. */
  botSign: string | null;
  createdAt: number;
}
