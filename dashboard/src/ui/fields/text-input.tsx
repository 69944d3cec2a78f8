import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { useFieldControl } from './field-context.js';
import styles from './input.module.css';

export interface InputProps extends ComponentProps<'input'> {
  suffix?: ReactNode | undefined;
}

export function TextInput({ suffix, className, ...rest }: InputProps) {
  const control = useFieldControl();
  return (
    <div className={styles.box}>
      <input type="text" {...control} className={classNames(styles.input, className)} {...rest} />
      {suffix && <span className={styles.affix}>{suffix}</span>}
    </div>
  );
}
