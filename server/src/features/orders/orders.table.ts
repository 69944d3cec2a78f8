import type { OrderState } from '@meg/shared/domain/companies/order-promise';
import type { AddonKey } from '@meg/shared/domain/companies/plan-prices';

/** What a company has ordered, at sign-up or later: the first document of its invoices. */
export interface OrdersTable {
  id: string;
  companyId: string;
  kind: 'signup' | 'addons';
  idempotencyKey: string | null;
  /** Of the request without its password. */
  bodyHash: string;
  /** JSON: the keys of the add-ons. */
  addons: string;
  /** JSON: the answer to a sign-up, for the same request sent again. Of a later order empty. */
  answer: string;
  /** JSON: the lines of the first bill. */
  lines: string;
  firstBillUsd: number;
  monthlyUsd: number;
  /** Why it looks like a bot's, or null. It is stored in both cases. */
  botSign: string | null;
  /** The name at that time. */
  orderedBy: string;
  state: OrderState;
  takenUpAt: number | null;
  /** The name at that time, as that of who set it up. */
  takenUpBy: string | null;
  setUpAt: number | null;
  setUpBy: string | null;
  createdAt: number;
}

/** What a company has ordered, each add-on once: the key keeps two people from ordering one at a time. */
export interface OrderedAddonsTable {
  companyId: string;
  addon: AddonKey;
  orderId: string;
}
