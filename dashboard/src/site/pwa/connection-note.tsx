import { useEffect, useState } from 'react';
import { pwaWords as words } from '../content/pwa.js';
import styles from './pwa.module.css';

const goneAfterMs = 3_000;

/** Says that the network is gone, and for a moment that it is back. */
export function ConnectionNote({ isOnline }: { isOnline: boolean }) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    setShown(true);
    if (!isOnline) return;
    const timer = setTimeout(() => setShown(false), goneAfterMs);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return (
    <p role="status" className={styles.connection} hidden={!isShown}>
      {isOnline ? words.online : words.offline}
    </p>
  );
}
