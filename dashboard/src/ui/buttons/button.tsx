import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../theme/class-names.js';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary action in a view. */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'compact' | 'regular' | 'touch' | 'large' | undefined;
}

interface Busy {
  /** It keeps the focus while it works, so that a keyboard does not lose its place. */
  isBusy?: boolean | undefined;
  busyLabel?: string | undefined;
}

export function buttonClass({ tone = 'secondary', size = 'regular' }: ButtonLook, own?: string): string {
  return classNames(styles.button, styles[tone], styles[size], own);
}

export function Button({
  tone,
  size,
  className,
  isBusy = false,
  busyLabel,
  onClick,
  children,
  ...rest
}: ButtonLook & Busy & ComponentProps<'button'>) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      className={buttonClass({ tone, size }, className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={click}
      {...rest}
    >
      {isBusy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** Looks like a button and is a link: it goes somewhere. */
export function ButtonLink({ tone, size, ...rest }: ButtonLook & ComponentProps<'a'>) {
  return <a className={buttonClass({ tone, size })} {...rest} />;
}
