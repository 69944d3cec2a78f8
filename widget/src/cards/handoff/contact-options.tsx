import kit from '../../theme/kit.module.css';
import { SlotPicker } from './callback-time/slot-picker.js';
import { ContactInfo } from './contact-info.js';
import { type HandoffProps, offeredMethods } from './handoff-actions.js';
import styles from './handoff-card.module.css';
import { WayIcon } from './way-icon.js';

export function ContactOptions(props: HandoffProps) {
  const { handoff } = props;
  if (handoff.isEditing) return <ContactInfo {...props} />;
  return (
    <>
      {!handoff.changes && <ContactSummary {...props} />}
      {handoff.requestType === 'immediate' ? <ImmediateWays {...props} /> : <SlotPicker {...props} />}
    </>
  );
}

function ContactSummary({ handoff: { contact, status }, text, onEdit }: HandoffProps) {
  return (
    <div className={styles.summary}>
      <p>
        <bdi>{contact.email}</bdi>
        <bdi>{contact.phone}</bdi>
      </p>
      <button
        type="button"
        aria-label={text.t('handoff.editContact')}
        aria-disabled={status === 'sending'}
        onClick={onEdit}
      >
        {text.t('handoff.edit')}
      </button>
    </div>
  );
}

function ImmediateWays(props: HandoffProps) {
  const { handoff, text, onAsk, onChoose } = props;
  const isSending = handoff.status === 'sending';
  const methods = offeredMethods(props);
  const [first] = methods;
  return (
    <>
      {methods.map((method) => (
        <button
          type="button"
          key={method}
          className={`${method === first ? kit.primary : kit.choice} ${styles.way}`}
          aria-disabled={isSending}
          onClick={() => onAsk(method)}
        >
          <WayIcon way={method} />
          {text.t(`handoff.${method}`)}
        </button>
      ))}
      {methods.length === 0 && <p>{text.t('handoff.callbackOnly')}</p>}
      <button type="button" className={kit.choice} aria-disabled={isSending} onClick={() => onChoose('scheduled')}>
        {text.t('handoff.scheduleInstead')}
      </button>
    </>
  );
}
