import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import { TryAgain } from '../try-again.js';
import { Alert } from './alert.js';
import { focusTitle } from './card-title.js';
import type { HandoffProps } from './handoff-actions.js';

/** The state of the request. The status line is always there, because screen readers do not announce a new one. */
export function SendNews({ handoff, text, onAsk, onSlot }: HandoffProps) {
  const { status, asked } = handoff;
  const sendAgain = () => {
    focusTitle();
    if (asked) 'method' in asked ? onAsk(asked.method) : onSlot(asked.slot);
  };
  return (
    <>
      <p className={status === 'sending' ? `${cards.note} ${cards.centred}` : kit.hidden} role="status">
        {status === 'sending' && text.t('handoff.sending')}
      </p>
      {(status === 'failed' || status === 'refused') && (
        <Alert>
          <TryAgain fault={`handoff.${status}`} text={text} onRetry={sendAgain} />
        </Alert>
      )}
    </>
  );
}
