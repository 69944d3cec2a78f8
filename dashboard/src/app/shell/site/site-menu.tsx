import { Menu as MenuSign, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { furtherLinks, navigationLinks, shell } from '../../../site/content/shell.js';
import { useMediaQuery } from '../../../ui/browser/use-media-query.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { NativeDialog } from '../../../ui/dialog/native-dialog.js';
import { footerId } from './site-footer.js';
import { LoginLink, SiteLinks } from './site-links.js';
import styles from './site-menu.module.css';

/** The navigation of a small screen. Without scripts the sign leads to the foot of the page, where all links are. */
export function SiteMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <span className={styles.menu}>
      <a className={styles.plain} href={`#${footerId}`}>
        {shell.menu}
      </a>
      <IconButton
        className="needs-scripts"
        label={shell.menu}
        icon={MenuSign}
        iconSize={22}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <MenuSheet onClose={close} />}
    </span>
  );
}

function MenuSheet({ onClose }: { onClose: () => void }) {
  const isWide = useMediaQuery('(width >= 66rem)');
  useEffect(() => {
    if (isWide) onClose();
  }, [isWide, onClose]);
  return (
    <NativeDialog className={styles.sheet} aria-label={shell.menu} onClose={onClose}>
      <div className={styles.close}>
        <IconButton label={shell.closeMenu} icon={X} iconSize={22} onClick={onClose} />
      </div>
      <nav className={styles.links} aria-label={shell.navigation}>
        <SiteLinks links={navigationLinks} onGo={onClose} />
        <SiteLinks links={furtherLinks} onGo={onClose} />
        <LoginLink />
      </nav>
    </NativeDialog>
  );
}
