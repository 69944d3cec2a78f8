import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';
import { useFieldControl } from './field-context.js';
import styles from './input.module.css';

const lineRem = 1.3125;

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** It grows with its text up to here, then it scrolls. */
  maxRows?: number | undefined;
}

export function TextArea({ maxRows = 12, className, style, ...rest }: TextAreaProps) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      rows={3}
      className={classNames(styles.input, styles.area, className)}
      style={{ maxHeight: `${maxRows * lineRem + 1}rem`, ...style }}
      {...rest}
    />
  );
}
