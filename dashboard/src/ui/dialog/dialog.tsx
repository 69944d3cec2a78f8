import { useId, useState } from 'react';
import { classNames } from '../theme/class-names.js';
import styles from './dialog.module.css';
import { DialogContent, type DialogContentProps } from './dialog-content.js';
import { DiscardQuestion } from './discard-question.js';
import { NativeDialog } from './native-dialog.js';

interface DialogProps extends Omit<DialogContentProps, 'id'> {
  isOpen: boolean;
  size?: 'small' | 'regular' | 'large' | undefined;
  /** Something was typed: Escape, the cross and a press outside ask before it is lost. Cancel does not. */
  hasChanges?: boolean | undefined;
}

export function Dialog({ isOpen, onClose, size = 'regular', hasChanges = false, ...content }: DialogProps) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  if (!isOpen) return null;
  const ask = hasChanges ? () => setAsking(true) : undefined;
  return (
    <NativeDialog
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={id}
      onClose={onClose}
      onAsk={ask}
    >
      <DialogContent id={id} onClose={ask ?? onClose} {...content} />
      {isAsking && <DiscardQuestion onStay={() => setAsking(false)} onDiscard={onClose} />}
    </NativeDialog>
  );
}
