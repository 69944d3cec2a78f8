import kit from '../../theme/kit.module.css';
import { momentWords, readerClock } from './callback-time/reader-clock.js';
import { type HandoffProps, offeredMethods } from './handoff-actions.js';
import styles from './handoff-card.module.css';

export function InitialView(props: HandoffProps) {
  const { handoff, text, onChoose } = props;
  return (
    <>
      <Presence handoff={handoff} text={text} />
      {offeredMethods(props).length > 0 && (
        <button type="button" className={kit.primary} onClick={() => onChoose('immediate')}>
          {text.t('handoff.now')}
        </button>
      )}
      <button type="button" className={kit.choice} onClick={() => onChoose('scheduled')}>
        {text.t('handoff.schedule')}
      </button>
    </>
  );
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
