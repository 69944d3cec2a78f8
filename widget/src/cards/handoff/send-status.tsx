import { Words } from '../../chat/messages/text-with-phone.js';
import kit from '../../theme/kit.module.css';
import { Alert } from './alert.js';
import { focusTitle } from './card-title.js';
import styles from './handoff-card.module.css';
import type { HandoffCardProps } from './handoff-card-props.js';

/** What became of the request. The line of the status stays, because one that is new is not read out. */
export function SendNews({ handoff, text, onAsk, onSlot }: HandoffCardProps) {
  const { status, asked } = handoff;
  const sendAgain = () => {
    focusTitle();
    if (asked) 'method' in asked ? onAsk(asked.method) : onSlot(asked.slot);
  };
  return (
    <>
      <p className={status === 'sending' ? styles.sending : kit.hidden} role="status">
        {status === 'sending' && text.t('handoff.sending')}
      </p>
      {(status === 'failed' || status === 'refused') && (
        <Alert>
          <p>
            <Words words={text.phrase({ key: `handoff.${status}`, offersCall: true })} text={text} />
          </p>
          <button type="button" className={kit.choice} onClick={sendAgain}>
            {text.t('handoff.again')}
          </button>
        </Alert>
      )}
    </>
  );
}
