import { isClosed } from '../../chat/people-words.js';
import kit from '../../theme/kit.module.css';
import type { HandoffProps } from './handoff-actions.js';
import styles from './handoff-card.module.css';
import { promiseWords } from './promise-words.js';
import { safeAddress } from './safe-url.js';
import { WayIcon } from './way-icon.js';

type Asked = Pick<HandoffProps, 'handoff' | 'company' | 'text' | 'nowMs'>;

export const isAway = ({ handoff: { slots }, company, nowMs }: Asked): boolean =>
  slots.status === 'here' ? !slots.isOpen : isClosed(company.openings, nowMs());

/** When people reach out, and what reaches them at once: nothing is to be filled in for that. */
export function AtOnce(props: Asked) {
  const { handoff, company, text } = props;
  const { phoneUrl, offersWhatsApp, offersCalls } = company;
  const call = safeAddress('call', phoneUrl);
  return (
    <>
      <Presence handoff={handoff} text={text} />
      {call && (
        <div className={styles.atOnce}>
          {offersWhatsApp && (
            <a
              className={`${kit.choice} ${styles.way}`}
              href={whatsappAddress(call)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <WayIcon way="whatsapp" />
              {text.t('handoff.openWhatsapp')}
            </a>
          )}
          {offersCalls && !isAway(props) && (
            <a className={`${kit.choice} ${styles.way}`} href={call}>
              <WayIcon way="call" />
              {text.t('handoff.callNumber', { phone: `\u2066${text.phone}\u2069` })}
            </a>
          )}
        </div>
      )}
    </>
  );
}

/** WhatsApp is offered for a number with its country only, so that its digits are its address. */
function whatsappAddress(call: string): string {
  return `https://wa.me/${call.replace(/\D/g, '')}`;
}

/** Keeps its space while that is loading, so that the buttons do not move. */
function Presence({ handoff: { slots }, text }: Pick<Asked, 'handoff' | 'text'>) {
  if (slots.status !== 'here')
    return slots.status === 'loading' ? <p className={styles.presence} data-is="unknown" /> : null;
  const { isOpen, opensAt, visitorTimezone } = slots;
  return (
    <p className={styles.presence} data-is={isOpen ? 'open' : 'closed'}>
      {promiseWords(text, isOpen, opensAt, visitorTimezone)}
    </p>
  );
}
