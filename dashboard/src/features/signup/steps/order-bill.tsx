import { type AddonKey, addonSetupUsd, addons, billFor, corePlan } from '@meg/shared/domain/companies/plan-prices';
import { DefinitionList } from '../../../ui/layout/definition-list.js';
import { formatMoney } from '../../../ui/text/format.js';
import styles from '../signup.module.css';
import { Beside, type BesideProps } from './side-card.js';

export const usd = (amount: number) => formatMoney(amount, 'USD');

function addonRow(key: AddonKey) {
  const addon = addons[key];
  return 'oneTimeUsd' in addon
    ? { term: `${addon.name}, once`, value: usd(addon.oneTimeUsd) }
    : { term: `${addon.name}, a month`, value: usd(addon.monthlyUsd) };
}

/** The bill of what is chosen so far. The server computes it again from the same prices. */
export function OrderBill({ chosen, isBeside }: BesideProps & { chosen: readonly AddonKey[] }) {
  const { setupUsd, oneTimeUsd, monthlyUsd, firstBillUsd } = billFor(chosen);
  const count = chosen.length;
  const rows = [
    { term: `${corePlan.name} plan, a month`, value: usd(corePlan.monthlyUsd) },
    ...chosen.map(addonRow),
    { term: `${corePlan.name} plan: setup`, value: usd(corePlan.setupUsd) },
    ...(count > 0
      ? [{ term: `Setup of ${count} ${count === 1 ? 'add-on' : 'add-ons'}`, value: usd(count * addonSetupUsd) }]
      : []),
  ];
  const totals = [
    { term: 'Setup fees', value: usd(setupUsd) },
    ...(oneTimeUsd > 0 ? [{ term: 'One-time items', value: usd(oneTimeUsd) }] : []),
    { term: 'Monthly total', value: usd(monthlyUsd) },
    { term: 'First bill', value: usd(firstBillUsd), isTotal: true },
  ];
  return (
    <Beside
      isBeside={isBeside}
      title="Your order"
      description={`At least ${corePlan.minimumMonths} months, in US dollars.`}
    >
      <DefinitionList rows={rows} />
      <h3 className={styles.part}>Totals</h3>
      <DefinitionList rows={totals} />
      <p className="visually-hidden" role="status">
        {`First bill ${usd(firstBillUsd)}, then ${usd(monthlyUsd)} a month`}
      </p>
      <p className="soft-small">
        Then {usd(monthlyUsd)} a month. Nothing is charged now: the invoice comes within 24 hours.
      </p>
    </Beside>
  );
}
