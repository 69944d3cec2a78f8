import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { useFieldControl } from './field-context.js';
import styles from './input.module.css';

export interface InputProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  prefix?: ReactNode | undefined;
  suffix?: ReactNode | undefined;
}

export function TextInput({ prefix, suffix, className, ...rest }: InputProps) {
  const control = useFieldControl();
  return (
    <div className={styles.box}>
      {prefix && <span className={styles.affix}>{prefix}</span>}
      <input type="text" {...control} className={classNames(styles.input, className)} {...rest} />
      {suffix && <span className={styles.affix}>{suffix}</span>}
    </div>
  );
}
