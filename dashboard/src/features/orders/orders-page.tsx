import type { PlatformOrder } from '@meg/shared/contract/orders';
import { addons } from '@meg/shared/domain/companies/plan-prices';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { faultToast } from '../../api/fault-toast.js';
import { isInternal, useMe } from '../../api/me.js';
import { PagedTable } from '../../api/paged-table.js';
import { StaffOnly } from '../../api/staff-only.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { FilterChips } from '../../ui/choices/filter-chips.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { toast } from '../../ui/feedback/toast.js';
import { Page } from '../../ui/layout/page.js';
import { Menu } from '../../ui/popover/menu.js';
import { actionsColumn } from '../../ui/table/data-table.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { formatMoney } from '../../ui/text/format.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { LastStep, OrderState, PromiseClock } from './order-state.js';
import { setOrderState, useOrders } from './orders.queries.js';

const views = [
  { value: 'open', label: 'To be set up' },
  { value: 'set_up', label: 'Set up' },
  { value: 'bots', label: 'Look like bots' },
] as const;

type View = (typeof views)[number]['value'];

export default function OrdersPage() {
  return isInternal(useMe()) ? <Orders /> : <StaffOnly title="Orders" />;
}

function Orders() {
  const [view, setView] = useState<View>('open');
  const query = useOrders(view);
  return (
    <Page
      title="Orders"
      description="Of all companies. Each is promised to be set up within 24 hours; the oldest is first."
    >
      <FilterChips label="Which are shown" value={view} onChange={(value) => setView(value as View)} options={views} />
      <PagedTable
        query={query}
        label="Orders"
        columns={columns}
        rows={query.data?.pages.flatMap((page) => page.orders)}
        row={(order) => <OrderRow key={order.id} order={order} />}
        noun={['order', 'orders']}
        empty={
          <EmptyState title="Nothing here">A new order shows here, and reaches you by mail and by the bell.</EmptyState>
        }
      />
    </Page>
  );
}

const columns = [
  'Company',
  { label: 'Ordered', notOnPhone: true },
  { label: 'First bill', isNumeric: true, notOnPhone: true },
  'State',
  { label: 'Promise', isTight: true },
  actionsColumn,
];

function OrderRow({ order }: { order: PlatformOrder }) {
  const { company, reference, kind, orderedBy, firstBillUsd, createdAt } = order;
  const names = order.addons.map((key) => addons[key].name);
  return (
    <TableRow>
      <TableCell>
        <span className="strong-line">
          <bdi>{company.name}</bdi>
        </span>
        <span className="soft-line">{reference}</span>
      </TableCell>
      <TableCell className="not-on-phone">
        {[...(kind === 'signup' ? ['Core plan'] : []), ...names].join(', ')}
        <span className="soft-line">
          by <bdi>{orderedBy}</bdi>, <TimeAgo value={createdAt} />
        </span>
      </TableCell>
      <TableCell isNumeric className="not-on-phone">
        {formatMoney(firstBillUsd, 'USD')}
      </TableCell>
      <TableCell>
        <OrderState order={order} />
        <LastStep order={order} />
      </TableCell>
      <TableCell isTight>
        <PromiseClock order={order} />
      </TableCell>
      <TableCell isTight>
        <Actions order={order} />
      </TableCell>
    </TableRow>
  );
}

const steps = [
  { state: 'in_progress', label: 'Take it up', done: 'is being set up' },
  { state: 'set_up', label: 'Mark as set up', done: 'is set up' },
  { state: 'new', label: 'Put it back to new', done: 'is new again' },
] as const;

function Actions({ order }: { order: PlatformOrder }) {
  const label = `Actions for ${order.reference}`;
  const set = ({ state, done }: (typeof steps)[number]) =>
    setOrderState(order, state).then(
      () => toast({ title: `${order.reference} ${done}` }),
      faultToast('The order is as it was'),
    );
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={Ellipsis} size="compact" />}
      items={steps
        .filter(({ state }) => state !== order.state)
        .map((step) => ({ label: step.label, onSelect: () => void set(step) }))}
    />
  );
}
