import type { Conversation } from '../../conversation/state.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import type { CardDoors } from '../card-props.js';
import styles from './ways-out.module.css';

export interface WaysOutProps extends Pick<CardDoors, 'act'> {
  readonly asking: NonNullable<Conversation['asking']>;
  readonly text: Text;
  /** Set if something stands between the card and this line. */
  readonly onReturn: (() => void) | undefined;
}

/** Answers that offer what can be done next. */
const ways: readonly string[] = ['intent', 'topic', 'readiness', 'retry'];

/** What a visitor can do instead of what is asked; what they have filled in is kept. */
export function WaysOut({ asking, text, act, onReturn }: WaysOutProps) {
  const { id, kind } = asking;
  if (kind === 'choices' && asking.answers.every(({ about }) => ways.includes(about))) return null;
  return (
    <div className={styles.ways}>
      {onReturn && (
        <button type="button" className={kit.quiet} onClick={onReturn}>
          {text.t('card.return')}
        </button>
      )}
      <button type="button" className={kit.quiet} onClick={() => act({ type: 'personWanted' })}>
        {text.t('handoff.title')}
      </button>
      {kind !== 'feedback' && (
        <button type="button" className={kit.quiet} onClick={() => act({ type: 'cardLeft', askId: id })}>
          {text.t('say.notNow')}
        </button>
      )}
    </div>
  );
}
