import type { OrderView, PlatformOrder } from '@meg/shared/contract/orders';
import type { OrderState } from '@meg/shared/domain/companies/order-promise';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Person } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { readPage } from '../../read-page.js';
import type { PeopleService } from '../people/people.service.js';
import { orderMailKind } from './order-mail.job.js';
import { orderReference, platformOrderView } from './order-views.js';
import { findOrder, listOrderRows, type OrderRow, updateOrder } from './orders.store.js';

const pageLength = 50;

type Steps = Pick<OrderRow, 'takenUpAt' | 'takenUpBy' | 'setUpAt' | 'setUpBy'>;

interface Needs extends Pick<Ground, 'database' | 'now' | 'recordAudit' | 'addJob'> {
  people: PeopleService;
}

/** Orders as the platform's staff works them. */
export class PlatformOrdersService {
  constructor(private readonly needs: Needs) {}

  async page(view: OrderView, after: string | undefined) {
    const read = (limit: number) => listOrderRows(this.needs.database.reader, { view, after, limit });
    const { shown, next } = await readPage(pageLength, read, ({ id }) => id);
    return { orders: shown.map(platformOrderView), next };
  }

  async setState(person: Person, id: string, state: OrderState): Promise<PlatformOrder> {
    const { database, now, recordAudit } = this.needs;
    return database.transaction(async (trx) => {
      const before = await findOrder(trx, id);
      if (!before) throw new AppError('not_found');
      if (before.state === state) return platformOrderView(before);
      const changes = { state, ...stepsTo(state, before, { at: now(), by: personName(person) }) };
      await updateOrder(trx, id, changes);
      const detail = { reference: orderReference(id), from: before.state, to: state };
      await recordAudit(trx, { companyId: before.companyId, person, action: 'order.state', subject: id, detail });
      if (state === 'set_up' && before.botSign === null) await this.tellOwners(trx, before);
      return platformOrderView({ ...before, ...changes });
    });
  }

  private async tellOwners(trx: Db, { id: orderId, companyId }: OrderRow): Promise<void> {
    const { people, addJob } = this.needs;
    const owners = (await people.list(companyId, trx)).filter(({ teamRole }) => teamRole === 'owner');
    for (const { id: personId } of owners)
      await addJob(trx, { kind: orderMailKind, companyId: null, payload: { orderId, personId, isSetUp: 'yes' } });
  }
}

/** Going back takes back who went further. What is set up at once was also taken up. */
function stepsTo(state: OrderState, before: Steps, { at, by }: { at: number; by: string }): Steps {
  const takenUp =
    state === 'new'
      ? { takenUpAt: null, takenUpBy: null }
      : { takenUpAt: before.takenUpAt ?? at, takenUpBy: before.takenUpBy ?? by };
  const setUp = state === 'set_up' ? { setUpAt: at, setUpBy: by } : { setUpAt: null, setUpBy: null };
  return { ...takenUp, ...setUp };
}
