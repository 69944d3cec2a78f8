import { useState } from 'react';
import cards from '../card-kit.module.css';
import type { MessageCardProps } from '../card-props.js';
import { Alert } from './alert.js';
import styles from './handoff-card.module.css';

/** For as long as the callback can be changed. Cancelling takes two presses, so that one by mistake does nothing. */
export function ChangeButtons({ message: { handoff }, text, act }: MessageCardProps<'handoff'>) {
  const { key, cancelling } = handoff;
  const [isSure, setSure] = useState(cancelling === 'asked');
  if (!key) return null;
  const isSending = cancelling === 'sending';
  const cancel = () => {
    if (isSure) act({ type: 'cancelAsked', key });
    setSure(!isSure);
  };
  return (
    <>
      {cancelling === 'failed' && <Alert>{text.t('handoff.notCancelled')}</Alert>}
      <div className={styles.ways}>
        <button
          type="button"
          className={cards.quiet}
          aria-disabled={isSending}
          onClick={() => act({ type: 'changeAsked', key })}
        >
          {text.t('handoff.change')}
        </button>
        <button
          type="button"
          className={cards.quiet}
          aria-disabled={isSending}
          onClick={cancel}
          onBlur={() => setSure(false)}
        >
          {text.t(isSending ? 'handoff.sending' : isSure ? 'handoff.cancelSure' : 'handoff.cancel')}
        </button>
      </div>
    </>
  );
}
