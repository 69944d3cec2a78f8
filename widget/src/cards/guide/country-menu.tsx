import kit from '../../theme/kit.module.css';
import { LoadingOutline } from '../card-loader.js';
import type { AskProps } from '../card-props.js';
import { TryAgain } from '../try-again.js';
import { useLoadedFocus } from '../use-loaded-focus.js';
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
  const status = typeof countries === 'string' ? countries : 'here';
  const card = useLoadedFocus(takesFocus, status);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own and cannot be laid out everywhere
    <div ref={card} className={`${kit.card} ${styles.card}`} role="group" aria-label={text.t('countries.label')}>
      {countries === 'loading' && (
        <div className={styles.news} role="status">
          <LoadingOutline label={text.t('list.loading')} />
        </div>
      )}
      {(countries === 'failed' || countries.length === 0) && (
        <div className={styles.news} role="alert">
          <TryAgain
            fault={countries === 'failed' ? 'countries.failed' : 'countries.empty'}
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
