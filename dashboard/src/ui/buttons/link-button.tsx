import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button.js';

/** Looks like a button and goes to another page of ours. */
export function LinkButton({ tone, size, ...rest }: ButtonLook & LinkProps) {
  return <Link className={buttonClass({ tone, size })} {...rest} />;
}
