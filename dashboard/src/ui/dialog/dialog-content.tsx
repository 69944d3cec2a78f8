import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/icon-button.js';
import styles from './dialog.module.css';
import { useFirstFocus } from './native-dialog.js';

export interface DialogContentProps {
  /** Of its title. */
  id: string;
  onClose: () => void;
  title: string;
  description?: ReactNode | undefined;
  children?: ReactNode | undefined;
  footer?: ReactNode | undefined;
}

export function DialogContent({ id, onClose, title, description, children, footer }: DialogContentProps) {
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
