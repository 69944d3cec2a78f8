import type { LanguageEntry } from '../i18n/language-entry.js';
import type { Text } from '../i18n/text.js';
import styles from './header.module.css';

interface LanguageChoiceProps {
  readonly languages: readonly LanguageEntry[];
  readonly text: Text;
  onLanguage(code: string): void;
}

/** The browser's own list, which works on every phone and with every screen reader, under a two-letter label. */
export function LanguageChoice({ languages, text, onLanguage }: LanguageChoiceProps) {
  return (
    <label className={styles.language}>
      <span aria-hidden="true">{text.language}</span>
      <select
        aria-label={text.t('header.language')}
        value={text.language}
        onInput={(event) => onLanguage(event.currentTarget.value)}
      >
        {languages.map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
