import { useEffect, useState } from 'react';
import type { Text } from '../i18n/text.js';
import styles from './header.module.css';

/** Whether the visitor's browser is online. */
export function Presence({ text }: { readonly text: Text }) {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    // Never removed, because the header lasts as long as the document.
  }, []);
  return (
    <p className={styles.status} data-offline={!isOnline}>
      {text.t(isOnline ? 'header.status' : 'header.offline')}
    </p>
  );
}
