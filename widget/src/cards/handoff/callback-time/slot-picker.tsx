import { Words } from '../../../chat/messages/text-with-phone.js';
import kit from '../../../theme/kit.module.css';
import loader from '../../card-loader.module.css';
import { Alert } from '../alert.js';
import { focusTitle } from '../card-title.js';
import { type HandoffCardProps, offeredMethods } from '../handoff-card-props.js';
import { SlotCalendar } from './slot-calendar.js';
import styles from './slot-picker.module.css';

/** When the company calls: at a free time, or as soon as people can. */
export function SlotPicker(props: HandoffCardProps) {
  const { handoff, text, onSlot, onChoose } = props;
  const { slots, status } = handoff;
  const isSending = status === 'sending';
  const hasSlots = slots.status === 'here' && slots.slots.length > 0;
  return (
    <>
      {status === 'slotTaken' && <Alert>{text.t('slot.taken')}</Alert>}
      {slots.status === 'here' && !hasSlots && <p>{text.t('slot.none')}</p>}
      {/* Before the times: a company that never closes has fifty a day. */}
      <button
        type="button"
        className={hasSlots ? kit.choice : kit.primary}
        aria-disabled={isSending}
        onClick={() => onSlot(null)}
      >
        {text.t('slot.soonest')}
      </button>
      {slots.status === 'loading' && <SlotsLoading text={text} />}
      {slots.status === 'failed' && <SlotsFailed {...props} />}
      {hasSlots && <SlotCalendar {...props} slots={slots} />}
      {offeredMethods(props).length > 0 && (
        <button type="button" className={kit.choice} aria-disabled={isSending} onClick={() => onChoose('immediate')}>
          {text.t('handoff.nowInstead')}
        </button>
      )}
    </>
  );
}

function SlotsLoading({ text }: Pick<HandoffCardProps, 'text'>) {
  return (
    <div className={styles.news} role="status">
      <p className={styles.zone}>{text.t('slot.loading')}</p>
      <div className={loader.outline} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

function SlotsFailed({ text, onReloadSlots }: HandoffCardProps) {
  const reload = () => {
    focusTitle();
    onReloadSlots();
  };
  return (
    <div className={styles.news} role="alert">
      <p>
        <Words words={text.phrase({ key: 'slot.failed', offersCall: true })} text={text} />
      </p>
      <button type="button" className={kit.choice} onClick={reload}>
        {text.t('slot.reload')}
      </button>
    </div>
  );
}
