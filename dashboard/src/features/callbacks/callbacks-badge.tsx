import { formatNumber } from '../../ui/text/format.js';
import styles from './callbacks.module.css';
import { useCallbackCount } from './callbacks.queries.js';

/** How many callbacks wait today, at the link to them. */
export function CallbacksBadge() {
  const count = useCallbackCount();
  if (!count || count.today === 0) return null;
  return (
    <span className={styles.badge}>
      {formatNumber(count.today)} <span className="visually-hidden">today</span>
    </span>
  );
}
