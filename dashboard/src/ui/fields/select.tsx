import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.js';
import { useFieldControl } from './field-context.js';
import styles from './input.module.css';

export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

/** The browser's own: the best there is on a phone, and known to every screen reader. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <div className={styles.box}>
      <select {...control} className={classNames(styles.input, styles.select, className)} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={16} aria-hidden />
    </div>
  );
}
