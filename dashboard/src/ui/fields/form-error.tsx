import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-error.module.css';

/** What is wrong with the whole form, said at once. */
export function FormError({ children }: { children?: ReactNode | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" className={styles.error}>
      <CircleAlert size={18} aria-hidden />
      <span>{children}</span>
    </p>
  );
}
