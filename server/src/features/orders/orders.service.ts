import type { Order, Plan } from '@meg/shared/contract/orders';
import {
  type AddonKey,
  addonKeys,
  addonSetupUsd,
  addons,
  billFor,
  corePlan,
} from '@meg/shared/domain/companies/plan-prices';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member, Person } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { hashOfBody } from '../../submissions/idempotency.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import { invoiceOfAddons } from './invoice.js';
import { orderMailKind } from './order-mail.job.js';
import { addonsIn, orderView } from './order-views.js';
import {
  findOrder,
  findOrderByKey,
  insertOrder,
  insertOrderedAddon,
  listOrdersOf,
  type OrderRow,
} from './orders.store.js';

export { invoiceOf } from './invoice.js';
export { orderMailKind } from './order-mail.job.js';
export { orderReference } from './order-views.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordAudit' | 'recordEvent' | 'addJob'> {
  directory: CompanyDirectoryService;
}

type Given = 'companyId' | 'kind' | 'idempotencyKey' | 'bodyHash' | 'answer' | 'botSign';

interface NewOrder extends Pick<OrderRow, Given> {
  person: Pick<Person, 'id' | 'firstName' | 'lastName'>;
  addons: readonly AddonKey[];
  bill: ReturnType<typeof invoiceOfAddons>;
}

/** What companies order. */
export class OrdersService {
  constructor(private readonly needs: Needs) {}

  /** Stores the order with the mail to who ordered, and tells the platform's staff of what looks like a person's. */
  async place(trx: Db, { person, addons: ordered, bill, ...given }: NewOrder): Promise<OrderRow> {
    const { newId, now, addJob, recordEvent } = this.needs;
    const row: OrderRow = {
      ...given,
      id: newId(),
      addons: JSON.stringify([...new Set(ordered)]),
      lines: JSON.stringify(bill.lines),
      firstBillUsd: bill.firstBill,
      monthlyUsd: bill.monthlyTotal,
      orderedBy: personName(person),
      state: 'new',
      takenUpAt: null,
      takenUpBy: null,
      setUpAt: null,
      setUpBy: null,
      createdAt: now(),
    };
    await insertOrder(trx, row);
    for (const addon of addonsIn(row)) {
      const isNew = await insertOrderedAddon(trx, { companyId: row.companyId, addon, orderId: row.id });
      if (!isNew) throw orderedBefore(addon);
    }
    if (row.botSign !== null) return row;
    const { id: orderId, companyId } = row;
    // A mail of the platform, as those about accounts: listed with them among the sent messages.
    await addJob(trx, { kind: orderMailKind, companyId: null, payload: { orderId, personId: person.id } });
    await recordEvent(trx, { type: 'order.placed', companyId, subjectId: orderId });
    return row;
  }

  findByKey(key: string): Promise<OrderRow | undefined> {
    return findOrderByKey(this.needs.database.reader, key);
  }

  find(id: string) {
    return findOrder(this.needs.database.reader, id);
  }

  async plan({ companyId }: Member): Promise<Plan> {
    const orders = await listOrdersOf(this.needs.database.reader, companyId);
    const ordered = new Set(orders.flatMap(addonsIn));
    return {
      name: corePlan.name,
      monthlyUsd: billFor(ordered).monthlyUsd,
      currency: 'USD',
      addons: addonKeys.map((key) => offerOf(key, ordered.has(key))),
      orders: orders.map(orderView),
    };
  }

  /** Later than the sign-up. An add-on is ordered once, also by two people at one time. */
  async orderAddons(
    { companyId, person }: Member,
    wanted: readonly AddonKey[],
    key: string | undefined,
  ): Promise<Order> {
    const { database, directory, recordAudit } = this.needs;
    const bodyHash = hashOfBody([...wanted]);
    // The key is the client's choice: with the company in it, no company is given the order of another one.
    const idempotencyKey = key === undefined ? null : `${companyId}:${key}`;
    return database.transaction(async (trx) => {
      await directory.lock(trx, companyId);
      const before = idempotencyKey === null ? undefined : await findOrderByKey(trx, idempotencyKey);
      if (before && before.bodyHash !== bodyHash) throw new AppError('idempotency_conflict');
      if (before) return orderView(before);
      const bill = invoiceOfAddons(wanted);
      const row = await this.place(trx, {
        ...{ companyId, person, addons: wanted, bill, kind: 'addons', idempotencyKey, bodyHash },
        ...{ answer: '', botSign: null },
      });
      const detail = { addons: addonsIn(row), firstBillUsd: row.firstBillUsd };
      await recordAudit(trx, { companyId, person, action: 'order.placed', subject: row.id, detail });
      return orderView(row);
    });
  }
}

function offerOf(key: AddonKey, isOrdered: boolean): Plan['addons'][number] {
  const addon: { name: string; monthlyUsd?: number; oneTimeUsd?: number } = addons[key];
  const { name, monthlyUsd = null, oneTimeUsd = null } = addon;
  return { key, name, isOrdered, setupUsd: addonSetupUsd, monthlyUsd, oneTimeUsd };
}

function orderedBefore(addon: AddonKey): AppError {
  const message = `${addons[addon].name} is ordered already. Nothing was ordered now: choose others.`;
  return new AppError('validation_failed', { message, fields: { addons: message } });
}
