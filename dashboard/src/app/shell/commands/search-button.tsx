import { Search } from 'lucide-react';
import { useBrowserValue } from '../../../ui/browser/use-browser-value.js';
import { Kbd } from '../../../ui/text/kbd.js';
import styles from './search-button.module.css';

/** Looks like the field that it opens. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const key = useBrowserValue(() => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'), '⌘K');
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onOpen}>
      <Search size={18} aria-hidden />
      <span className={styles.words}>Search leads, pages, actions</span>
      <span className={styles.key}>
        <Kbd>{key}</Kbd>
      </span>
    </button>
  );
}
