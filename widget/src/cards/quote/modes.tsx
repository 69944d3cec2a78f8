import type { Quote, QuoteMode } from '@meg/shared/contract/quotes';
import type { ShippingMode } from '@meg/shared/domain/quotes/move-options';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import styles from './modes.module.css';
import { percent, shortRange } from './money.js';

interface ModesProps {
  readonly id: number;
  readonly quote: Quote;
  readonly text: Text;
  /** The way that was chosen, while the quote for it is awaited. */
  readonly wanted: ShippingMode | undefined;
  /** Missing on the card of an earlier move. */
  readonly onChoose: ((way: ShippingMode, name: string) => void) | undefined;
}

/** The ways to ship, side by side. Choosing one makes it the quote. */
export function Modes({ id, quote, text, wanted, onChoose }: ModesProps) {
  return (
    <div role="radiogroup" className={styles.modes} aria-label={text.t('quote.ways')}>
      {quote.modes.map((way) => {
        const name = text.t(`mode.${way.mode}`);
        return (
          <label key={way.mode} className={styles.mode} data-usual={way.isSensible}>
            <input
              type="radio"
              className={kit.hidden}
              name={`way-${id}`}
              checked={wanted ? way.mode === wanted : way.isChosen}
              disabled={!onChoose}
              onChange={() => onChoose?.(way.mode, name)}
            />
            <b>{name}</b>
            <bdi>{shortRange(text.language, [way.minPrice, way.maxPrice], quote.currency)}</bdi>
            <span>{text.t('mode.weeks', way.transitWeeks)}</span>
            {way.fullness !== null && <span>{fullness(way, way.fullness, text)}</span>}
            {!way.isSensible && <span className={styles.unusual}>{text.t('mode.unusual')}</span>}
          </label>
        );
      })}
    </div>
  );
}

function fullness({ mode, container }: QuoteMode, share: number, text: Text): string {
  const words = text.t(mode === 'own' ? 'mode.full' : 'mode.shareOf', { share: percent(text.language, share) });
  return [container, words].filter((part) => part).join(', ');
}
