import type { Order, PlatformOrder } from '@meg/shared/contract/orders';
import { orderDueAt } from '@meg/shared/domain/companies/order-promise';
import type { AddonKey } from '@meg/shared/domain/companies/plan-prices';
import { shortName } from '@meg/shared/domain/leads/lead-reference';
import { pick } from '../../pick.js';
import { isoTime } from '../../time/iso-time.js';
import type { OrderOfCompany, OrderRow } from './orders.store.js';

export const orderReference = (id: string): string => `O-${shortName(id)}`;

export const addonsIn = ({ addons }: Pick<OrderRow, 'addons'>): AddonKey[] => JSON.parse(addons) as AddonKey[];

const stepOf = (atMs: number | null, by: string | null) => (atMs === null ? null : { at: isoTime(atMs), by: by ?? '' });

export function orderView(row: OrderRow): Order {
  return {
    ...pick(row, 'id', 'kind', 'firstBillUsd', 'monthlyUsd', 'state', 'orderedBy'),
    reference: orderReference(row.id),
    addons: addonsIn(row),
    lines: JSON.parse(row.lines) as Order['lines'],
    createdAt: isoTime(row.createdAt),
    dueAt: isoTime(orderDueAt(row.createdAt)),
    takenUp: stepOf(row.takenUpAt, row.takenUpBy),
    setUp: stepOf(row.setUpAt, row.setUpBy),
  };
}

export function platformOrderView(row: OrderOfCompany): PlatformOrder {
  const company = { id: row.companyId, slug: row.companySlug, name: row.companyName };
  return { ...orderView(row), company, botSign: row.botSign };
}
