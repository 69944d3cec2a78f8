import { NumberSetting } from '../../settings/setting-fields.js';
import { useSetting } from '../../settings/settings-context.js';
import { companyForms, formatMoney, spelled } from '../../ui/text/format.js';
import type { Figure } from './figure.js';
import { standardOf } from './figure-groups.js';
import { inOwnUnits, shownUnit } from './figure-units.js';
import styles from './quote-engines.module.css';
import { usualFee } from './usual-fee.js';

/** What is charged where the field of a special piece is empty. */
function UsualFee({ of, usual, currency }: { of: string; usual: string; currency: string }) {
  const own = useSetting(`pricing.${of}`).value;
  const fee = useSetting(`pricing.${usual}`).value ?? standardOf(usual, currency);
  if (typeof own === 'number' || typeof fee !== 'number') return null;
  return `Empty: ${formatMoney(fee, currency)}, the usual fee.`;
}

interface FigureFieldsProps {
  figures: readonly Figure[];
  currency: string;
}

export function FigureFields({ figures, currency }: FigureFieldsProps) {
  const forms = companyForms();
  return (
    <div className={styles.figures}>
      {figures.map((figure) => {
        const { path, label, hint } = figure;
        const { suffix, scale } = shownUnit(figure, currency, forms);
        const usual = usualFee(path);
        return (
          <NumberSetting
            key={path}
            path={`pricing.${path}`}
            label={spelled(inOwnUnits(label, forms))}
            hint={usual ? <UsualFee of={path} usual={usual} currency={currency} /> : hint && spelled(hint)}
            suffix={suffix}
            scale={scale}
            isMoney={figure.unit === 'money'}
            standard={(standardOf(path, currency) as number | null) ?? undefined}
          />
        );
      })}
    </div>
  );
}
