import { useState } from 'react';
import type { LanguageEntry } from '../i18n/language-entry.js';
import type { Text } from '../i18n/text.js';
import styles from './header.module.css';
import { CloseIcon, MegMark, RestartIcon } from './icons.js';
import { LanguageChoice } from './language-choice.js';

export interface HeaderProps {
  readonly company: { readonly name: string };
  readonly text: Text;
  readonly languages: readonly LanguageEntry[];
  onLanguage(code: string): void;
  onRestart(): void;
  /** Missing where nothing carries the chat that could be closed. */
  readonly onClose: (() => void) | undefined;
}

export function Header({ company, text, languages, onLanguage, onRestart, onClose }: HeaderProps) {
  return (
    <header className={styles.header}>
      <span className={styles.mark}>
        <MegMark />
      </span>
      <div className={styles.who}>
        <h1 className={styles.name} dir="auto">
          {company.name}
        </h1>
        <p className={styles.status}>{text.t('header.status')}</p>
      </div>
      {languages.length > 1 && <LanguageChoice languages={languages} text={text} onLanguage={onLanguage} />}
      <Restart text={text} onRestart={onRestart} />
      {onClose && (
        <button type="button" className={styles.button} onClick={onClose} aria-label={text.t('header.close')}>
          <CloseIcon />
        </button>
      )}
    </header>
  );
}

/** Two taps: one that slips must not take the conversation away. */
function Restart({ text, onRestart }: Pick<HeaderProps, 'text' | 'onRestart'>) {
  const [isSure, setSure] = useState(false);
  const words = text.t('header.startOver');
  const press = () => {
    setSure(!isSure);
    if (isSure) onRestart();
  };
  return (
    <button
      type="button"
      className={isSure ? styles.sure : styles.button}
      aria-label={isSure ? undefined : words}
      aria-expanded={isSure}
      onClick={press}
      onBlur={() => setSure(false)}
    >
      {isSure ? words : <RestartIcon />}
    </button>
  );
}
