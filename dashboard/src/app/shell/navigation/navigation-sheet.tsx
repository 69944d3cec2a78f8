import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useMe } from '../../../api/me.js';
import { useMediaQuery } from '../../../ui/browser/use-media-query.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { NativeDialog } from '../../../ui/dialog/native-dialog.js';
import { NavigationList } from './navigation-list.js';
import styles from './navigation-sheet.module.css';

/** The sidebar of a small screen. */
export function NavigationSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const me = useMe();
  const hasSidebar = useMediaQuery('(width >= 60rem)');
  useEffect(() => {
    if (isOpen && hasSidebar) onClose();
  }, [isOpen, hasSidebar, onClose]);

  if (!isOpen) return null;
  return (
    <NativeDialog className={styles.sheet} aria-label="Menu" onClose={onClose}>
      <div className={styles.content}>
        <header className={styles.header}>
          <p className={styles.company}>{(me.support ?? me.company).name}</p>
          <IconButton label="Close the menu" size="compact" icon={X} onClick={onClose} />
        </header>
        <NavigationList onGo={onClose} />
      </div>
    </NativeDialog>
  );
}
