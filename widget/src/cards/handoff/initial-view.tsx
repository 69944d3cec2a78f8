import { isClosed } from '../../chat/people-words.js';
import kit from '../../theme/kit.module.css';
import { momentWords, readerClock } from './callback-time/reader-clock.js';
import { type HandoffProps, offeredMethods } from './handoff-actions.js';
import styles from './handoff-card.module.css';
import { safeAddress } from './safe-url.js';
import { WayIcon } from './way-icon.js';

export function InitialView(props: HandoffProps) {
  const { handoff, company, text, nowMs, onChoose } = props;
  const { slots } = handoff;
  const isAway = slots.status === 'here' ? !slots.isOpen : isClosed(company.openings, nowMs());
  const canConnect = offeredMethods(props).length > 0;
  const now = canConnect && (
    <button type="button" className={isAway ? kit.choice : kit.primary} onClick={() => onChoose('immediate')}>
      {text.t('handoff.now')}
    </button>
  );
  return (
    <>
      <Presence handoff={handoff} text={text} />
      {!isAway && now}
      <button
        type="button"
        className={isAway || !canConnect ? kit.primary : kit.choice}
        onClick={() => onChoose('scheduled')}
      >
        {text.t('handoff.schedule')}
      </button>
      {isAway && now}
      <AtOnce {...props} />
    </>
  );
}

/** Who wants to call or write at once leaves nothing here first. */
function AtOnce({ company, text }: Pick<HandoffProps, 'company' | 'text'>) {
  const { phoneUrl, offersWhatsApp, offersCalls } = company;
  const call = safeAddress('call', phoneUrl);
  if (!call) return null;
  return (
    <div className={styles.atOnce}>
      {offersWhatsApp && (
        <a className={styles.way} href={whatsappAddress(call)} target="_blank" rel="noopener noreferrer">
          <WayIcon way="whatsapp" />
          {text.t('handoff.openWhatsapp')}
        </a>
      )}
      {offersCalls && (
        <a className={styles.way} href={call}>
          <WayIcon way="call" />
          {text.t('handoff.callNumber', { phone: `\u2066${text.phone}\u2069` })}
        </a>
      )}
    </div>
  );
}

/** WhatsApp is offered for a number with its country only, so that its digits are its address. */
function whatsappAddress(call: string): string {
  return `https://wa.me/${call.replace(/\D/g, '')}`;
}

/** Whether people are available now. Keeps its space while that is loading, so that the buttons do not move. */
function Presence({ handoff: { slots }, text }: Pick<HandoffProps, 'handoff' | 'text'>) {
  if (slots.status !== 'here')
    return slots.status === 'loading' ? <p className={styles.presence} data-is="unknown" /> : null;
  const { isOpen, opensAt, visitorTimezone } = slots;
  const back = opensAt === undefined ? null : momentWords(readerClock(text.language), opensAt, visitorTimezone);
  return (
    <p className={styles.presence} data-is={isOpen ? 'open' : 'closed'}>
      {isOpen && text.t('handoff.open')}
      {!isOpen && (back ? text.t('handoff.closedUntil', back) : text.t('handoff.closed'))}
    </p>
  );
}
