import { Words } from '../chat/messages/text-with-phone.js';
import type { Text } from '../i18n/text.js';
import kit from '../theme/kit.module.css';
import styles from './card-loader.module.css';

interface NotLoadedProps {
  readonly text: Text;
  onRetry(): void;
}

/** Shown in place of a part of the chat whose code failed to load. */
export function NotLoaded({ text, onRetry }: NotLoadedProps) {
  return (
    <div className={`${kit.card} ${styles.card}`} role="alert">
      <p>
        <Words words={text.phrase({ key: 'part.failed', offersCall: true })} text={text} />
      </p>
      <button type="button" className={kit.choice} onClick={onRetry}>
        {text.t('part.retry')}
      </button>
    </div>
  );
}
