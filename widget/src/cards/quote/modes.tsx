import type { Quote, QuoteMode } from '@meg/shared/contract/quotes';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import styles from './modes.module.css';
import { percent, shortRange } from './money.js';

/** The ways to ship, side by side. The one that the range is for is marked. */
export function Modes({ quote, text }: { readonly quote: Quote; readonly text: Text }) {
  return (
    <ul className={`${cards.list} ${styles.modes}`} aria-label={text.t('quote.ways')}>
      {quote.modes.map((mode) => (
        <li key={mode.mode} className={styles.mode} data-chosen={mode.isChosen} data-usual={mode.isSensible}>
          <b>{text.t(`mode.${mode.mode}`)}</b>
          <bdi>{shortRange(text.language, [mode.minPrice, mode.maxPrice], quote.currency)}</bdi>
          <span>{text.t('mode.weeks', mode.transitWeeks)}</span>
          {mode.fullness !== null && <span>{fullness(mode, mode.fullness, text)}</span>}
          {mode.isChosen && <span className={kit.hidden}>{text.t('mode.chosen')}</span>}
          {!mode.isSensible && <span className={styles.unusual}>{text.t('mode.unusual')}</span>}
        </li>
      ))}
    </ul>
  );
}

function fullness({ mode, container }: QuoteMode, share: number, text: Text): string {
  const words = text.t(mode === 'own' ? 'mode.full' : 'mode.shareOf', { share: percent(text.language, share) });
  return [container, words].filter((part) => part).join(', ');
}
