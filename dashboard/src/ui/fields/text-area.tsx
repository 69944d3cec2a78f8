import type { ComponentProps } from 'react';
import { classNames } from '../theme/class-names.js';
import { useFieldControl } from './field-context.js';
import styles from './input.module.css';

const lineRem = 1.3125;

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** It grows with its text up to here, then it scrolls. Otherwise up to 12. */
  maxRows?: number | undefined;
}

export function TextArea({ maxRows, className, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      rows={3}
      className={classNames(styles.input, styles.area, className)}
      // A page that is written ahead may carry no style attribute: the usual height stands in the file.
      {...(maxRows !== undefined && { style: { maxHeight: `${maxRows * lineRem + 1}rem` } })}
      {...rest}
    />
  );
}
