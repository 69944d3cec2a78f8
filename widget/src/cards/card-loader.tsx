import kit from '../theme/kit.module.css';
import styles from './card-loader.module.css';

/** A placeholder for a card that is loading. */
export function CardLoader({ label }: { readonly label: string }) {
  return (
    <div className={`${kit.card} ${styles.card}`} role="status">
      <p className={styles.label}>{label}</p>
      <div className={styles.outline} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
