import { isVisible } from '@meg/shared/domain/forms/characters';
import kit from '../../../theme/kit.module.css';
import cards from '../../card-kit.module.css';
import { LoadingOutline } from '../../card-loader.js';
import { TryAgain } from '../../try-again.js';
import { Alert } from '../alert.js';
import { focusTitle } from '../card-title.js';
import { type HandoffProps, offeredMethods } from '../handoff-actions.js';
import { SlotCalendar } from './slot-calendar.js';
import styles from './slot-picker.module.css';

/** When the company calls: at a free time, or as soon as possible. */
export function SlotPicker(props: HandoffProps) {
  const { handoff, text, onSlot, onChoose } = props;
  const { slots, status, changes, contact } = handoff;
  const canBeCalled = changes || isVisible(contact.phone);
  const isSending = status === 'sending';
  const hasSlots = slots.status === 'here' && slots.slots.length > 0;
  return (
    <>
      {status === 'slotTaken' && <Alert>{text.t('slot.taken')}</Alert>}
      {slots.status === 'here' && !hasSlots && <p>{text.t('slot.none')}</p>}
      {/* Above the times, because a company that never closes has fifty of them a day. */}
      {!changes && (
        <button
          type="button"
          className={hasSlots && canBeCalled ? kit.choice : kit.primary}
          aria-disabled={isSending}
          onClick={() => onSlot(null)}
        >
          {text.t('slot.soonest')}
        </button>
      )}
      {slots.status === 'loading' && (
        <div className={`${cards.news} ${styles.loading}`} role="status">
          <LoadingOutline label={text.t('slot.loading')} />
        </div>
      )}
      {slots.status === 'failed' && <SlotsFailed {...props} />}
      {hasSlots && !canBeCalled && <p className={cards.note}>{text.t('slot.needsPhone')}</p>}
      {hasSlots && canBeCalled && <SlotCalendar {...props} slots={slots} />}
      {!changes && offeredMethods(props).length > 0 && (
        <button type="button" className={kit.choice} aria-disabled={isSending} onClick={() => onChoose('immediate')}>
          {text.t('handoff.nowInstead')}
        </button>
      )}
    </>
  );
}

function SlotsFailed({ text, onReloadSlots }: HandoffProps) {
  const reload = () => {
    focusTitle();
    onReloadSlots();
  };
  return (
    <div className={cards.news} role="alert">
      <TryAgain fault="slot.failed" text={text} onRetry={reload} />
    </div>
  );
}
