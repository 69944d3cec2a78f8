import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useMediaQuery } from '../browser/use-media-query.js';
import { IconButton } from '../buttons/icon-button.js';
import { classNames } from '../theme/class-names.js';
import styles from './dialog.module.css';
import { holdsText, showBeside, showOver } from './drawer-kinds.js';
import { NativeDialog, useFirstFocus } from './native-dialog.js';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Under the title, over the whole width. */
  description?: ReactNode | undefined;
  /** In place of the plain title, which is then said to screen readers alone. */
  header?: ReactNode | undefined;
  children: ReactNode;
  footer?: ReactNode | undefined;
  /** Buttons before the one that closes it. */
  actions?: ReactNode | undefined;
  /** Where there is room, the page stays in view and in use next to it. */
  isBeside?: boolean | undefined;
}

const roomForBoth = '(width >= 72rem)';

export function Drawer({ isOpen, onClose, isBeside = false, ...content }: DrawerProps) {
  const id = useId();
  const hasRoom = useMediaQuery(roomForBoth);
  const stands = isBeside && hasRoom;
  function closeByKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (!stands || event.key !== 'Escape' || event.defaultPrevented) return;
    const from = event.target as HTMLElement;
    // Keys of a dialog above arrive here as well, since it is rendered inside of this one.
    if (from.closest('dialog') !== event.currentTarget) return;
    event.stopPropagation();
    if (holdsText(from)) from.blur();
    else onClose();
  }
  if (!isOpen) return null;
  return (
    <NativeDialog
      className={classNames(styles.drawer, stands && styles.beside)}
      data-beside={stands || undefined}
      aria-labelledby={id}
      show={stands ? showBeside : showOver}
      onKeyDown={closeByKey}
      onClose={onClose}
    >
      <DrawerContent id={id} onClose={onClose} {...content} />
    </NativeDialog>
  );
}

type ContentProps = Omit<DrawerProps, 'isOpen' | 'isBeside'> & { id: string };

function DrawerContent({ id, onClose, title, description, header, actions, children, footer }: ContentProps) {
  const setLayer = useFirstFocus();
  return (
    <div className={styles.content}>
      <header className={styles.header} ref={setLayer}>
        <div>
          <h2 id={id} tabIndex={-1} className={header ? 'visually-hidden' : undefined}>
            {title}
          </h2>
          {header}
        </div>
        <div className={styles.actions}>
          {actions}
          <IconButton label="Close" icon={X} size="compact" onClick={onClose} />
        </div>
        {description && <div className={styles.description}>{description}</div>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard as well */}
      <section className={styles.body} aria-labelledby={id} tabIndex={0}>
        {children}
      </section>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
