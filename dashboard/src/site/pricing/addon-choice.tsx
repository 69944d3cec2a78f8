import { type AddonKey, addonKeys, addons, billFor } from '@meg/shared/domain/companies/plan-prices';
import { addonTexts, priceOf, pricing } from '../content/pricing.js';
import { SignupLink } from '../signup-link.js';
import { money } from '../site-figures.js';
import styles from './addon-choice.module.css';

/** The add-ons, and what the first bill comes to with those that are ticked. */
interface AddonChoiceProps {
  chosen: readonly AddonKey[];
  onChange: (chosen: readonly AddonKey[]) => void;
}

export function AddonChoice({ chosen, onChange }: AddonChoiceProps) {
  const toggle = (key: AddonKey) =>
    onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return (
    <div className={styles.choice}>
      <fieldset className="ruled">
        <legend className="visually-hidden">{pricing.addons.legend}</legend>
        {addonKeys.map((key) => (
          <label key={key} className={styles.addon}>
            <input type="checkbox" checked={chosen.includes(key)} onChange={() => toggle(key)} />
            <span className={styles.name}>{addons[key].name}</span>
            <span className={styles.price}>{priceOf(key)}</span>
            <span className={styles.text}>{addonTexts[key]}</span>
          </label>
        ))}
      </fieldset>
      <FirstBill chosen={chosen} />
    </div>
  );
}

function FirstBill({ chosen }: { chosen: readonly AddonKey[] }) {
  const bill = billFor(chosen);
  return (
    <section className={styles.bill} aria-labelledby="first-bill">
      <h3 id="first-bill" className={styles.heading}>
        {pricing.bill.heading}
      </h3>
      <dl className="tabular" aria-live="polite">
        <Line name={pricing.bill.setup} amountUsd={bill.setupUsd} />
        {bill.oneTimeUsd > 0 && <Line name={pricing.bill.oneTime} amountUsd={bill.oneTimeUsd} />}
        <Line name={pricing.bill.monthly} amountUsd={bill.monthlyUsd} />
        <Line name={pricing.bill.total} amountUsd={bill.firstBillUsd} isTotal />
      </dl>
      <p className="soft-small">{pricing.bill.after(money(bill.monthlyUsd))}</p>
      <SignupLink addons={chosen}>{pricing.start}</SignupLink>
    </section>
  );
}

function Line({ name, amountUsd, isTotal = false }: { name: string; amountUsd: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : styles.line}>
      <dt>{name}</dt>
      <dd>{money(amountUsd)}</dd>
    </div>
  );
}
