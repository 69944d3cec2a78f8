import { Bell } from 'lucide-react';
import { type ComponentProps, type ReactNode, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMediaQuery } from '../../ui/browser/use-media-query.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { Drawer } from '../../ui/dialog/drawer.js';
import { LayerContainer } from '../../ui/dialog/layer-container.js';
import { Popover } from '../../ui/popover/popover.js';
import { NotificationPanel } from './notification-panel.js';
import { countText, unreadWords } from './notification-words.js';
import styles from './notifications.module.css';
import { useLiveNotifications, useUnread } from './notifications.queries.js';
import { PreferencesDialog } from './preferences-dialog.js';
import { useAlerts } from './use-alerts.js';

/** In the header of every page after the login. */
export function NotificationBell() {
  useLiveNotifications();
  useAlerts();
  const unread = useUnread();
  const isPhone = useMediaQuery('(width < 40rem)');
  const [opened, setOpened] = useState<'panel' | 'preferences'>();
  const close = () => setOpened(undefined);
  const panel = (
    <NotificationPanel hasHeading={!isPhone} onLeave={close} onPreferences={() => setOpened('preferences')} />
  );
  return (
    <>
      {isPhone ? (
        <>
          <BellButton unread={unread ?? 0} aria-haspopup="dialog" onClick={() => setOpened('panel')} />
          <OutsideHeader>
            <Drawer isOpen={opened === 'panel'} onClose={close} title="Notifications">
              {panel}
            </Drawer>
          </OutsideHeader>
        </>
      ) : (
        <Popover
          label="Notifications"
          align="end"
          size="wide"
          isOpen={opened === 'panel'}
          onOpenChange={(isOpen) => setOpened((now) => (isOpen ? 'panel' : now === 'panel' ? undefined : now))}
          trigger={<BellButton unread={unread ?? 0} />}
        >
          {panel}
        </Popover>
      )}
      <UnreadStatus unread={unread} />
      <OutsideHeader>
        <PreferencesDialog isOpen={opened === 'preferences'} onClose={close} />
      </OutsideHeader>
    </>
  );
}

/** A dialog has a header of its own, which may not stand inside the header of the page. */
function OutsideHeader({ children }: { children: ReactNode }) {
  const container = useContext(LayerContainer);
  return container && createPortal(children, container);
}

function BellButton({ unread, ...rest }: { unread: number } & Partial<ComponentProps<typeof IconButton>>) {
  return (
    <IconButton
      label={unread === 0 ? 'Notifications' : `Notifications, ${unread > 99 ? 'over 99' : unread} unread`}
      {...rest}
    >
      <span className={styles.bell}>
        <Bell size={18} aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {countText(unread)}
          </span>
        )}
      </span>
    </IconButton>
  );
}

/** Announces changes of the number. The first one is not announced: the button's name has it. */
function UnreadStatus({ unread }: { unread: number | undefined }) {
  const [first, setFirst] = useState<number>();
  useEffect(() => setFirst((known) => known ?? unread), [unread]);
  const hasChanged = first !== undefined && unread !== undefined && first !== unread;
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (hasChanged) setTold(true);
  }, [hasChanged]);
  return (
    <p role="status" className="visually-hidden">
      {isTold && unread !== undefined && unreadWords(unread)}
    </p>
  );
}
