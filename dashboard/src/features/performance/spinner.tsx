import { LoaderCircle } from 'lucide-react';
import styles from './performance.module.css';

export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className={styles.loading}>
      <LoaderCircle size={28} aria-hidden className={styles.spinner} />
      {label}
    </p>
  );
}
