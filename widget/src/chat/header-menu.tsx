import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { Text } from '../i18n/text.js';
import styles from './header.module.css';
import { MenuIcon, RestartIcon } from './icons.js';

interface HeaderMenuProps {
  readonly text: Text;
  onRestart(): void;
}

export function HeaderMenu({ text, onRestart }: HeaderMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    // Else the same key would close the chat as well.
    event.stopPropagation();
    close();
  };
  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOpen(false);
  };

  return (
    // Hears the keys and the leaving of the button and the items in it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing of its own
    <div className={styles.menu} onKeyDown={closeOnEscape} onBlurCapture={closeOnLeave}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-label={text.t('header.menu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MenuIcon />
      </button>
      {isOpen && (
        <ul className={styles.items}>
          <li>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                close();
                onRestart();
              }}
            >
              <RestartIcon />
              {text.t('header.startOver')}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
