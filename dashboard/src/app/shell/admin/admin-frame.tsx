import { paths } from '@meg/shared/domain/paths';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { readStored, writeStored } from '../../../ui/browser/browser-storage.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { LayerContainer } from '../../../ui/dialog/layer-container.js';
import { BrandMark } from '../../../ui/theme/brand-mark.js';
import { CommandDialog } from '../commands/command-dialog.js';
import { SearchButton } from '../commands/search-button.js';
import { useShortcut } from '../commands/use-shortcut.js';
import { AccountMenu } from '../navigation/account-menu.js';
import { HelpMenu } from '../navigation/help-menu.js';
import { NavigationSheet } from '../navigation/navigation-sheet.js';
import { Sidebar } from '../navigation/sidebar.js';
import { ThemeMenu } from '../navigation/theme-menu.js';
import styles from './admin-frame.module.css';
import { ReachabilityBanner } from './reachability-banner.js';
import { SupportBanner } from './support-banner.js';
import { SuspendedBanner } from './suspended-banner.js';
import { UnconfirmedBanner } from './unconfirmed-banner.js';

const storageKey = 'meg-sidebar';

interface AdminFrameProps {
  children: ReactNode;
  /** Beside the account, such as the bell for what is new. */
  headerExtras?: ReactNode;
}

export function AdminFrame({ children, headerExtras }: AdminFrameProps) {
  const [isNarrow, setNarrow] = useState(() => readStored(storageKey) === 'narrow');
  const [main, setMain] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<'navigation' | 'commands'>();
  useShortcut(useCallback(() => setOpened((now) => (now === 'commands' ? undefined : 'commands')), []));

  function toggle() {
    writeStored(storageKey, isNarrow ? 'wide' : 'narrow');
    setNarrow(!isNarrow);
  }
  const close = useCallback(() => setOpened(undefined), []);
  return (
    // Menus and tooltips are drawn inside a landmark, where those who jump from one to the next find them.
    <LayerContainer value={main}>
      <div className={styles.frame} data-narrow={isNarrow || undefined}>
        <a className="skip-link" href="#content">
          Skip to the page
        </a>
        <Sidebar isNarrow={isNarrow} onToggle={toggle} />
        <div className={styles.column}>
          <header className={styles.header}>
            <div className={styles.phoneOnly}>
              <IconButton
                label="Open the menu"
                icon={MenuIcon}
                iconSize={20}
                aria-haspopup="dialog"
                onClick={() => setOpened('navigation')}
              />
            </div>
            <Link to={paths.leads} className={styles.phoneBrand} aria-label="Meg, to the leads">
              <BrandMark />
            </Link>
            <SearchButton onOpen={() => setOpened('commands')} />
            {headerExtras}
            <HelpMenu />
            <ThemeMenu />
            <AccountMenu />
          </header>
          <SupportBanner />
          <SuspendedBanner />
          <UnconfirmedBanner />
          <ReachabilityBanner />
          <main ref={setMain} id="content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
        <NavigationSheet isOpen={opened === 'navigation'} onClose={close} />
        <CommandDialog isOpen={opened === 'commands'} onClose={close} />
      </div>
    </LayerContainer>
  );
}
