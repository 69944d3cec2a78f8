import { Menu as MenuSign, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { helpWords } from '../../../site/content/help.js';
import { navigationLinks, shell, startLinks } from '../../../site/content/shell.js';
import { TryDemoButton } from '../../../site/demo-chat/try-demo-button.js';
import { startTour } from '../../../site/tour/tour-request.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { LoginLink, SiteLinks } from './site-links.js';
import styles from './site-menu.module.css';

const sheetId = 'site-menu';

/**
 * The navigation of a small screen, below the header, whose button opens and closes it. The browser itself does both,
 * also where no script has come.
 */
export function SiteMenu() {
  const sheet = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => sheet.current?.hidePopover();
  return (
    <span className={styles.menu}>
      <IconButton
        label={isOpen ? shell.closeMenu : shell.menu}
        icon={isOpen ? X : MenuSign}
        iconSize={22}
        popoverTarget={sheetId}
      />
      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        role="dialog"
        aria-label={shell.menu}
        className={styles.sheet}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <MenuEntries onGo={close} />
      </div>
    </span>
  );
}

function MenuEntries({ onGo }: { onGo: () => void }) {
  function tour(): void {
    onGo();
    startTour();
  }
  return (
    <nav className={styles.links} aria-label={shell.navigation}>
      <SiteLinks links={navigationLinks} onGo={onGo} />
      <button type="button" className="needs-scripts" onClick={tour}>
        {helpWords.label}
      </button>
      <LoginLink />
      <div className={styles.start}>
        <SiteLinks links={startLinks} onGo={onGo} />
      </div>
      <TryDemoButton onOpen={onGo} />
    </nav>
  );
}
