import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface Look {
  /** One primary action in a view. */
  tone?: 'primary' | 'secondary';
  size?: 'small' | 'large';
}

export function Button({ tone = 'secondary', size = 'large', className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" className={joined(styles.button, styles[tone], styles[size], className)} {...rest} />;
}

/** Looks like a button and is a link: it goes somewhere. */
export function ButtonLink({ tone = 'secondary', size = 'large', className, ...rest }: Look & ComponentProps<'a'>) {
  return <a className={joined(styles.button, styles[tone], styles[size], className)} {...rest} />;
}

function joined(...classes: (string | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
