import type { SentMessage } from '@meg/shared/contract/sent-messages';
import { Badge } from '../../ui/badges/badge.js';
import { reasonOf, wayWords } from './sent-message-words.js';
import styles from './sent-messages.module.css';

/** The channels of a message, each with its outcome. */
export function MessageWays({ ways }: Pick<SentMessage, 'ways'>) {
  return (
    <ul className={styles.ways}>
      {ways.map((way) => {
        const { words, tone } = wayWords(way);
        const reason = reasonOf(way);
        return (
          <li key={way.channel}>
            <Badge tone={tone}>{words}</Badge>
            {reason && <span className="soft-line">{reason}</span>}
          </li>
        );
      })}
    </ul>
  );
}
