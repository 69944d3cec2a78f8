import type { Order, Plan } from '@meg/shared/contract/orders';
import { corePlan } from '@meg/shared/domain/companies/plan-prices';
import { sitePaths } from '@meg/shared/domain/public-paths';
import { Link } from 'react-router';
import { QueryFault } from '../../api/query-fault.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { DefinitionList } from '../../ui/layout/definition-list.js';
import { Page } from '../../ui/layout/page.js';
import { DateText } from '../../ui/text/date-text.js';
import { formatMoney } from '../../ui/text/format.js';
import { AddonsCard } from './addons-card.js';
import { LastStep, OrderState } from './order-state.js';
import { usePlan } from './orders.queries.js';

export default function PlanPage() {
  const plan = usePlan();
  return (
    <Page
      title="Plan and orders"
      description="What your company has ordered, what it costs, and how far each order is."
    >
      {plan.data ? (
        <Loaded plan={plan.data} />
      ) : (
        <Card>{plan.error ? <QueryFault query={plan} /> : <LoadingLines label="Reading your plan" lines={5} />}</Card>
      )}
    </Page>
  );
}

function Loaded({ plan }: { plan: Plan }) {
  const { name, monthlyUsd, currency, addons, orders } = plan;
  const ordered = addons.filter(({ isOrdered }) => isOrdered);
  return (
    <>
      <Card
        title={`${name} plan`}
        description={
          <>
            There is nothing to pay here: the invoice comes by mail. The plan runs for {corePlan.minimumMonths} months
            at least; after that you can end it, or an add-on, with the end of any month:{' '}
            <Link to={sitePaths.contact}>write to us</Link>.
          </>
        }
      >
        <DefinitionList
          rows={[
            { term: 'Add-ons', value: ordered.map((addon) => addon.name).join(', ') || 'None' },
            { term: 'Each month', value: formatMoney(monthlyUsd, currency), isTotal: true },
          ]}
        />
      </Card>
      <AddonsCard addons={addons} orders={orders} currency={currency} />
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} currency={currency} />
      ))}
    </>
  );
}

function OrderCard({ order, currency }: { order: Order; currency: string }) {
  const { reference, kind, lines, firstBillUsd, orderedBy, createdAt, dueAt, state } = order;
  return (
    <Card
      title={`${kind === 'signup' ? 'Sign-up' : 'Order'} ${reference}`}
      description={
        <>
          Ordered by <bdi>{orderedBy}</bdi>, <DateText value={createdAt} style="dateTime" />
          {state !== 'set_up' && (
            <>
              . We set it up by <DateText value={dueAt} style="dateTime" />
            </>
          )}
        </>
      }
      actions={
        <span>
          <OrderState order={order} /> <LastStep order={order} />
        </span>
      }
    >
      <DefinitionList
        rows={[
          ...lines.map(({ label, amountUsd }) => ({ term: label, value: formatMoney(amountUsd, currency) })),
          { term: 'First bill', value: formatMoney(firstBillUsd, currency), isTotal: true },
        ]}
      />
    </Card>
  );
}
