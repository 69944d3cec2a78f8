import { Search } from 'lucide-react';
import { useBrowserValue } from '../../../ui/browser/use-browser-value.js';
import { Kbd } from '../../../ui/text/kbd.js';
import styles from './search-button.module.css';

const words = 'Search leads, pages, actions';

/** Looks like the field that it opens. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const key = useBrowserValue(() => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'), '⌘K');
  return (
    <button type="button" className={styles.button} aria-label={words} aria-haspopup="dialog" onClick={onOpen}>
      <Search size={18} aria-hidden />
      <span className={`${styles.words} not-on-phone`}>{words}</span>
      <span className="not-on-phone">
        <Kbd>{key}</Kbd>
      </span>
    </button>
  );
}
