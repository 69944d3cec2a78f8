import { useEffect, useState } from 'react';
import type { Text } from '../i18n/text.js';
import styles from './header.module.css';
import { peopleWords } from './people-words.js';

const lookEveryMs = 30_000;

interface PresenceProps {
  readonly openings: readonly number[] | undefined;
  readonly text: Text;
}

/** Whether the visitor's browser is online, and when people are there. */
export function Presence({ openings, text }: PresenceProps) {
  const [, setLookedMs] = useState(0);
  useEffect(() => {
    const look = () => setLookedMs(Date.now());
    addEventListener('online', look);
    addEventListener('offline', look);
    setInterval(look, lookEveryMs);
    // Never removed, because the header lasts as long as the document.
  }, []);
  const isOnline = navigator.onLine;
  return (
    <p className={styles.status} data-offline={!isOnline}>
      <span>{text.t(isOnline ? 'header.status' : 'header.offline')}</span>
      <span>{isOnline && peopleWords(openings, text, Date.now())}</span>
    </p>
  );
}
