import type { Text } from '../i18n/text.js';
import styles from './header.module.css';
import { peopleWords } from './people-words.js';
import { useClock } from './use-clock.js';

interface PresenceProps {
  readonly openings: readonly number[] | undefined;
  readonly text: Text;
}

/** Whether the visitor's browser is online, and when people are there. */
export function Presence({ openings, text }: PresenceProps) {
  const { isOnline } = useClock();
  return (
    <p className={styles.status} data-offline={!isOnline}>
      <span>{text.t(isOnline ? 'header.status' : 'header.offline')}</span>
      <span>{isOnline && peopleWords(openings, text, Date.now())}</span>
    </p>
  );
}
