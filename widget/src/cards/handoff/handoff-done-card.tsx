import { changeableCallback } from '../../conversation/changeable-callback.js';
import type { HandoffDone } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import type { MessageCardProps } from '../card-props.js';
import { CalendarLink } from './calendar-link.js';
import { BookedTime } from './callback-time/booked-time.js';
import { isolated } from './callback-time/timezone-place.js';
import { ChangeButtons } from './change-buttons.js';
import styles from './handoff-done-card.module.css';
import { promiseWords } from './promise-words.js';
import { safeAddress } from './safe-url.js';

/** What was asked for, and what happens next. */
export function HandoffDoneCard(props: MessageCardProps<'handoff'>) {
  const { text } = props;
  const { handoff } = props.message;
  const { method, slot, calendar, reference, cancelling } = handoff;
  if (cancelling === 'done') {
    return (
      <section className={`${kit.card} ${styles.card}`}>
        <p className={cards.title}>{text.t('handoff.cancelled')}</p>
        {slot && <BookedTime slot={slot} text={text} isCancelled />}
      </section>
    );
  }
  return (
    <section className={`${kit.card} ${styles.card}`}>
      <p className={cards.title}>{text.t(slot ? 'handoff.booked' : `handoff.done.${method}`)}</p>
      {slot ? <BookedTime slot={slot} text={text} /> : <p>{nextWords(handoff, text)}</p>}
      {(method !== 'callback' || hasNoTime(handoff)) && <Ways {...props} />}
      {calendar && <CalendarLink calendar={calendar} text={text} />}
      <p className={cards.note}>{text.t('handoff.reference', { reference: isolated(reference) })}</p>
      {(changeableCallback(props.state) === props.message || cancelling) && <ChangeButtons {...props} />}
    </section>
  );
}

function hasNoTime({ messageCode }: HandoffDone): boolean {
  return messageCode === 'callback_without_time';
}

function nextWords(handoff: HandoffDone, text: Text): string {
  const { messageCode, message, opensAt } = handoff;
  if (message && hasNoTime(handoff)) return message;
  return promiseWords(text, messageCode === 'within_the_hour', opensAt);
}

/**
 * Links for the visitor to tap, because browsers block a window that a script opens after a wait. The link to call is
 * the main one only while somebody can take the call.
 */
function Ways({ message: { handoff }, text }: MessageCardProps<'handoff'>) {
  const whatsapp = handoff.method !== 'call' && safeAddress('whatsapp', handoff.whatsappUrl);
  const call = safeAddress('call', handoff.phoneUrl);
  const isCallFirst = !whatsapp && handoff.messageCode === 'within_the_hour';
  return (
    <>
      {whatsapp && (
        <>
          <p className={cards.note}>{text.t('handoff.whatsappReady')}</p>
          <a className={`${kit.primary} ${styles.link}`} href={whatsapp} target="_blank" rel="noopener noreferrer">
            {text.t('handoff.openWhatsapp')}
          </a>
        </>
      )}
      {call && (
        <a className={`${isCallFirst ? kit.primary : kit.choice} ${styles.link}`} href={call}>
          {text.t('handoff.callNumber', { phone: `\u2066${text.phone}\u2069` })}
        </a>
      )}
    </>
  );
}
