import { NumberSetting } from '../../settings/setting-fields.js';
import type { Figure } from './figure-groups.js';
import { standardOf } from './figure-groups.js';
import styles from './quote-engines.module.css';

interface FigureFieldsProps {
  figures: readonly Figure[];
  currency: string;
}

export function FigureFields({ figures, currency }: FigureFieldsProps) {
  return (
    <div className={styles.figures}>
      {figures.map(({ path, label, unit, hint }) => (
        <NumberSetting
          key={path}
          path={`pricing.${path}`}
          label={label}
          hint={hint}
          suffix={unit === 'money' ? currency : unit === 'percent' ? '%' : unit}
          scale={unit === 'percent' ? 100 : 1}
          standard={(standardOf(path, currency) as number | null) ?? undefined}
        />
      ))}
    </div>
  );
}
