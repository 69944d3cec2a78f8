import type { ComponentProps } from 'react';
import { formatNumber } from '../text/format.js';
import { classNames } from '../theme/class-names.js';
import { useFieldControl } from './field-context.js';
import styles from './input.module.css';

const lineRem = 1.3125;

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** It grows with its text up to here, then it scrolls. Otherwise up to 12. */
  maxRows?: number | undefined;
  /** The longest text that is accepted. What is typed or pasted beyond it stays, and the writer is told. */
  most?: number | undefined;
}

export function TextArea({ most, ...rest }: TextAreaProps) {
  const over = String(rest.value ?? '').length - (most ?? Number.POSITIVE_INFINITY);
  return (
    <>
      <Box {...rest} {...(over > 0 && { 'aria-invalid': true })} />
      {most !== undefined && <Count length={over + most} most={most} />}
    </>
  );
}

/** An attribute that cuts a pasted text would lose its end without a word. */
function Count({ length, most }: { length: number; most: number }) {
  const isOver = length > most;
  return (
    <p className={classNames(styles.count, isOver && styles.over)}>
      {formatNumber(length)} of {formatNumber(most)} characters
      <span role="status">{isOver && `: ${formatNumber(length - most)} too many. Shorten it to save it.`}</span>
    </p>
  );
}

function Box({ maxRows, className, ...rest }: Omit<TextAreaProps, 'most'>) {
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
