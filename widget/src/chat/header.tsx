import type { FrameCompany } from '@meg/shared/contract/companies';
import type { LanguageEntry } from '../i18n/language-entry.js';
import type { Text } from '../i18n/text.js';
import styles from './header.module.css';
import { CloseIcon, MegMark } from './icons.js';
import { LanguageChoice } from './language-choice.js';
import { Presence } from './presence.js';
import { Restart } from './restart.js';

export interface HeaderProps {
  readonly company: Pick<FrameCompany, 'name' | 'openings'>;
  readonly text: Text;
  readonly languages: readonly LanguageEntry[];
  onLanguage(code: string): void;
  onRestart(): void;
  /** Undefined if there is no panel to close. */
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
        <Presence openings={company.openings} text={text} />
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
