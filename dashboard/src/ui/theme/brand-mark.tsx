import styles from './brand-mark.module.css';

export function BrandMark() {
  return (
    <svg className={styles.mark} aria-hidden="true" width="32" height="32" viewBox="0 0 24 24">
      <rect className={styles.ground} width="24" height="24" rx="6" />
      <path className={styles.line} d="M6 16v-6.4l3.2 3.3L12 8.6l2.8 4.3L18 9.6V16" />
    </svg>
  );
}
