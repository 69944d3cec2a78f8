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

/** The ways to ship, one below the other. Choosing one makes it the quote. */
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
            <bdi>{shortRange(text.moneyLocale, [way.minPrice, way.maxPrice], quote.currency)}</bdi>
            <span>{about(way, text).join(' · ')}</span>
          </label>
        );
      })}
    </div>
  );
}

function about({ transitWeeks, mode, container, fullness, isSensible }: QuoteMode, text: Text): string[] {
  const share = fullness !== null && { share: percent(text.language, fullness) };
  return [
    text.t('mode.weeks', transitWeeks),
    container ?? '',
    share ? text.t(mode === 'own' ? 'mode.full' : 'mode.shareOf', share) : '',
    isSensible ? '' : text.t('mode.unusual'),
  ].filter((part) => part);
}
