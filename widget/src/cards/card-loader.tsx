import kit from '../theme/kit.module.css';
import styles from './card-loader.module.css';

interface LoaderProps {
  readonly label: string;
}

/** A placeholder for a card that is loading. */
export function CardLoader({ label }: LoaderProps) {
  return (
    <div className={`${kit.card} ${styles.card}`} role="status">
      <LoadingOutline label={label} />
    </div>
  );
}

export function LoadingOutline({ label }: LoaderProps) {
  return (
    <>
      <p className={kit.muted}>{label}</p>
      <div className={styles.outline} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </>
  );
}
