import { type KeyboardEvent, useState } from 'react';
import type { GuideCountry } from '../../conversation/guide-answer.js';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import cards from '../card-kit.module.css';
import styles from './country-menu.module.css';
import { findCountries, namedCountries } from './country-search.js';

interface CountryListProps {
  readonly countries: readonly GuideCountry[];
  readonly text: Text;
  onChoose(slug: string, said: string): void;
}

/** The list of countries, with a field that filters it as the visitor types. */
export function CountryList({ countries, text, onChoose }: CountryListProps) {
  const [query, setQuery] = useState('');
  const found = findCountries(namedCountries(countries, text.language, text.countryName), query);
  const [only] = found;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, isComposing } = event as unknown as globalThis.KeyboardEvent;
    const isField = event.target instanceof HTMLInputElement;
    if (isComposing) return;
    if (isField && key === 'Enter' && found.length === 1 && only) onChoose(only.slug, only.name);
    else if (isField && key === 'Escape' && query !== '') setQuery('');
    else if (!moveFocus(event.currentTarget, key)) return;
    event.preventDefault();
    // Otherwise Escape would close the chat as well.
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the arrow keys of the field and the buttons in it
    <div className={`${cards.field} ${styles.search}`} onKeyDown={onKeyDown}>
      <label htmlFor="country-search">{text.t('countries.search')}</label>
      <input
        id="country-search"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      <p className={found.length > 0 ? kit.hidden : kit.muted} role="status">
        {found.length === 0 && text.t('countries.none')}
        {found.length > 0 && query !== '' && text.t('countries.count', { count: found.length })}
      </p>
      <ul className={`${cards.list} ${styles.list}`}>
        {found.map(({ slug, name }) => (
          <li key={slug}>
            <button type="button" onClick={() => onChoose(slug, name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The arrow keys lead from the field into the list, and up and down in it. */
function moveFocus(search: HTMLElement, key: string): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return false;
  const stops = [...search.querySelectorAll<HTMLElement>('input,button')];
  stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  return true;
}
