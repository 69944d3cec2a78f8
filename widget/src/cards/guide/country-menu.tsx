import { useEffect, useRef } from 'react';
import kit from '../../theme/kit.module.css';
import { LoadingOutline } from '../card-loader.js';
import type { AskProps } from '../card-props.js';
import { TryAgain } from '../try-again.js';
import { CountryList } from './country-list.js';
import styles from './country-menu.module.css';

/** The countries that have a guide. */
export function CountryMenu({
  ask: { id: askId },
  state: { countries },
  text,
  takesFocus,
  act,
}: AskProps<'countries'>) {
  const card = useRef<HTMLDivElement>(null);
  const status = typeof countries === 'string' ? countries : 'here';
  // When the card appears, and when the list replaces the loading or error message.
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
  }, [status]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div ref={card} className={`${kit.card} ${styles.card}`} role="group" aria-label={text.t('countries.label')}>
      {countries === 'loading' && (
        <div className={styles.news} role="status">
          <LoadingOutline label={text.t('countries.loading')} />
        </div>
      )}
      {(countries === 'failed' || countries.length === 0) && (
        <div className={styles.news} role="alert">
          <TryAgain
            fault={countries === 'failed' ? 'countries.failed' : 'countries.empty'}
            retry="countries.retry"
            text={text}
            onRetry={() => act({ type: 'countriesWanted', askId })}
          />
        </div>
      )}
      {typeof countries !== 'string' && countries.length > 0 && (
        <CountryList
          countries={countries}
          text={text}
          onChoose={(slug, said) => act({ type: 'countryChosen', askId, slug, said })}
        />
      )}
    </div>
  );
}
