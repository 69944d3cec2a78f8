import type { Text } from '../i18n/text.js';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu.js';
import { CloseIcon, MegMark } from './icons.js';

export interface HeaderProps {
  readonly companyName: string;
  readonly text: Text;
  onRestart(): void;
  /** Missing where nothing carries the chat that could be closed. */
  readonly onClose: (() => void) | undefined;
}

export function Header({ companyName, text, onRestart, onClose }: HeaderProps) {
  return (
    <header className={styles.header}>
      <span className={styles.mark}>
        <MegMark />
      </span>
      <div className={styles.who}>
        <h1 className={styles.name} dir="auto">
          {companyName}
        </h1>
        <p className={styles.status}>{text.t('header.status')}</p>
      </div>
      <HeaderMenu text={text} onRestart={onRestart} />
      {onClose && (
        <button type="button" className={styles.button} onClick={onClose} aria-label={text.t('header.close')}>
          <CloseIcon />
        </button>
      )}
    </header>
  );
}
