import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../buttons/icon-button.js';
import { classNames } from '../theme/class-names.js';
import styles from './dialog.module.css';
import { NativeDialog, useFirstFocus } from './native-dialog.js';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** In place of closing by Escape, the cross or a press outside, where something would be lost. */
  onAsk?: (() => void) | undefined;
  title: string;
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  footer?: ReactNode | undefined;
  size?: 'small' | 'regular' | 'large' | undefined;
}

export function Dialog({ isOpen, onClose, onAsk, size = 'regular', ...content }: DialogProps) {
  const id = useId();
  if (!isOpen) return null;
  return (
    <NativeDialog
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={id}
      onClose={onClose}
      onAsk={onAsk}
    >
      <DialogContent id={id} onClose={onAsk ?? onClose} {...content} />
    </NativeDialog>
  );
}

type ContentProps = Omit<DialogProps, 'isOpen' | 'onAsk' | 'size'> & { id: string };

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
