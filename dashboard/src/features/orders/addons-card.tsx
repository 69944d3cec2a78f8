import type { Plan } from '@meg/shared/contract/orders';
import { billForAddons } from '@meg/shared/domain/companies/addon-bill';
import { type AddonKey, addons as addonPrices } from '@meg/shared/domain/companies/plan-prices';
import { useState } from 'react';
import { may, useMe } from '../../api/me.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { Card } from '../../ui/layout/card.js';
import { formatMoney } from '../../ui/text/format.js';
import { useOrderAddons } from './orders.queries.js';

type Addon = Plan['addons'][number];

interface AddonsCardProps {
  addons: readonly Addon[];
  orders: Plan['orders'];
  currency: string;
}

/** What can be added. The sums are a preview: the server works out the order. */
export function AddonsCard({ addons, orders, currency }: AddonsCardProps) {
  const setUp = new Set(orders.flatMap((order) => (order.state === 'set_up' ? order.addons : [])));
  const me = useMe();
  const mayOrder = may(me, 'plan.change') && me.company.state === 'active';
  const [chosen, setChosen] = useState<readonly AddonKey[]>([]);
  /** One for each time that the question is asked, so that what is pressed twice is ordered once. */
  const [askingKey, setAskingKey] = useState<string>();
  const { mutateAsync } = useOrderAddons();
  const money = (amount: number) => formatMoney(amount, currency);
  const bill = billForAddons(chosen);
  const priceOf = ({ key, monthlyUsd, oneTimeUsd, setupUsd }: Addon) => {
    const price = monthlyUsd === null ? `${money(oneTimeUsd ?? 0)} once` : `${money(monthlyUsd)} a month`;
    const prices = addonPrices[key];
    const perCall = 'perCallUsd' in prices ? `, ${money(prices.perCallUsd)} a call` : '';
    return `${price}${perCall}, and ${money(setupUsd)} for setting it up`;
  };
  return (
    <Card title="Add-ons" description="Order one at any time. It is set up within 24 hours.">
      <div className="stack-4">
        {addons.map((addon) =>
          addon.isOrdered ? (
            <span key={addon.key}>
              {addon.name} <Badge tone="good">{setUp.has(addon.key) ? 'Set up' : 'Ordered'}</Badge>
            </span>
          ) : (
            <Checkbox
              key={addon.key}
              label={addon.name}
              hint={priceOf(addon)}
              disabled={!mayOrder}
              checked={chosen.includes(addon.key)}
              onChange={({ target }) =>
                setChosen((now) => (target.checked ? [...now, addon.key] : now.filter((key) => key !== addon.key)))
              }
            />
          ),
        )}
        {mayOrder && (
          <div className="wrap-2">
            <Button tone="primary" disabled={chosen.length === 0} onClick={() => setAskingKey(crypto.randomUUID())}>
              {chosen.length === 0 ? 'Choose an add-on' : `Order for ${money(bill.firstBillUsd)}`}
            </Button>
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={askingKey !== undefined}
        onClose={() => setAskingKey(undefined)}
        title={`Order ${chosen.length === 1 ? 'this add-on' : `these ${chosen.length} add-ons`}?`}
        confirmLabel="Order"
        onConfirm={async () => {
          const { reference } = await mutateAsync({ addons: [...chosen], key: askingKey ?? crypto.randomUUID() });
          setChosen([]);
          toast({ title: `Order ${reference} is placed`, description: 'Its lines are on their way to you by mail.' });
        }}
      >
        The first bill is {money(bill.firstBillUsd)}
        {bill.monthlyUsd > 0 && `, and each month costs ${money(bill.monthlyUsd)} more`}. There is nothing to pay now.
      </ConfirmDialog>
    </Card>
  );
}
