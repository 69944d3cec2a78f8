import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.js';
import { classNames } from '../theme/class-names.js';
import styles from './dialog.module.css';
import { NativeDialog, useFirstFocus } from './native-dialog.js';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  footer?: ReactNode | undefined;
  size?: 'small' | 'regular' | 'large' | undefined;
}

export function Dialog({ isOpen, onClose, size = 'regular', ...content }: DialogProps) {
  const id = useId();
  if (!isOpen) return null;
  return (
    <NativeDialog className={classNames(styles.dialog, styles[size])} aria-labelledby={id} onClose={onClose}>
      <DialogContent id={id} onClose={onClose} {...content} />
    </NativeDialog>
  );
}

type ContentProps = Omit<DialogProps, 'isOpen' | 'size'> & { id: string };

function DialogContent({ id, onClose, title, description, children, footer }: ContentProps) {
  const setLayer = useFirstFocus();
  return (
    <div className={styles.content} ref={setLayer}>
      <header className={styles.header}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label="Close" icon={X} size="compact" onClick={onClose} />
        {description && <p className={styles.description}>{description}</p>}
      </header>
      {children && <div className={styles.body}>{children}</div>}
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
