import type { ChatKey } from '@meg/shared/languages/language';
import { Words } from '../chat/messages/text-with-phone.js';
import type { Text } from '../i18n/text.js';
import kit from '../theme/kit.module.css';
import styles from './card-loader.module.css';

interface TryAgainProps {
  /** What failed; the offer to call the company follows it. */
  readonly fault: ChatKey;
  readonly text: Text;
  onRetry(): void;
}

export function TryAgain({ fault, text, onRetry }: TryAgainProps) {
  return (
    <>
      <p>
        <Words words={text.phrase({ key: fault, offersCall: true })} text={text} />
      </p>
      <button type="button" className={kit.choice} onClick={onRetry}>
        {text.t('retry.quote')}
      </button>
    </>
  );
}

/** Shown in place of a part of the chat whose code failed to load. */
export function NotLoaded(props: Pick<TryAgainProps, 'text' | 'onRetry'>) {
  return (
    <div className={`${kit.card} ${styles.card}`} role="alert">
      <TryAgain fault="part.failed" {...props} />
    </div>
  );
}
