import { NumberSetting } from '../../settings/setting-fields.js';
import { companyForms, spelled } from '../../ui/text/format.js';
import type { Figure } from './figure.js';
import { standardOf } from './figure-groups.js';
import { inOwnUnits, shownUnit } from './figure-units.js';
import styles from './quote-engines.module.css';

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
        return (
          <NumberSetting
            key={path}
            path={`pricing.${path}`}
            label={spelled(inOwnUnits(label, forms))}
            hint={hint && spelled(hint)}
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
