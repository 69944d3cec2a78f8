import { useEffect, useRef } from 'react';
import { Words } from '../../chat/messages/text-with-phone.js';
import type { GuideCountry } from '../../conversation/guide-answer.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import loader from '../card-loader.module.css';
import { CountryList } from './country-list.js';
import styles from './country-menu.module.css';

export interface CountryMenuProps {
  readonly countries: readonly GuideCountry[] | 'loading' | 'failed';
  readonly text: Text;
  readonly takesFocus: boolean;
  /** `said` is the name in the reader's language. */
  onChoose(slug: string, said: string): void;
  onRetry(): void;
  onLeave(): void;
}

/** The countries that have a guide. */
export function CountryMenu(props: CountryMenuProps) {
  const { countries, text, takesFocus, onLeave } = props;
  const card = useRef<HTMLDivElement>(null);
  const state = typeof countries === 'string' ? countries : 'here';
  // As it appears, and when the list takes the place of what stood here.
  useEffect(() => {
    const { activeElement, body } = document;
    if (
      !takesFocus ||
      (activeElement !== body &&
        activeElement?.getAttribute('role') !== 'log' &&
        !card.current?.contains(activeElement))
    )
      return;
    card.current?.querySelector<HTMLElement>('input,button')?.focus({ preventScroll: true });
  }, [state]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div ref={card} className={`${kit.card} ${styles.card}`} role="group" aria-label={text.t('countries.label')}>
      {countries === 'loading' && <CountriesLoading text={text} />}
      {(countries === 'failed' || countries.length === 0) && <NoCountries {...props} />}
      {typeof countries !== 'string' && countries.length > 0 && (
        <CountryList countries={countries} text={text} onChoose={props.onChoose} />
      )}
      <button type="button" className={styles.leave} onClick={onLeave}>
        {text.t('countries.leave')}
      </button>
    </div>
  );
}

function CountriesLoading({ text }: Pick<CountryMenuProps, 'text'>) {
  return (
    <div className={styles.news} role="status">
      <p className={styles.none}>{text.t('countries.loading')}</p>
      <div className={loader.outline} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

function NoCountries({ countries, text, onRetry }: CountryMenuProps) {
  const key = countries === 'failed' ? 'countries.failed' : 'countries.empty';
  return (
    <div className={styles.news} role="alert">
      <p>
        <Words words={text.phrase({ key, offersCall: true })} text={text} />
      </p>
      <button type="button" className={kit.choice} onClick={onRetry}>
        {text.t('countries.retry')}
      </button>
    </div>
  );
}
