import { useId } from 'react';
import { Button } from '../buttons/button.js';
import { classNames } from '../theme/class-names.js';
import styles from './dialog.module.css';
import { DialogContent } from './dialog-content.js';
import { NativeDialog } from './native-dialog.js';

/** Above a dialog with something typed that would be lost. */
export function DiscardQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const id = useId();
  return (
    <NativeDialog className={classNames(styles.dialog, styles.small)} aria-labelledby={id} onClose={onStay}>
      <DialogContent
        id={id}
        onClose={onStay}
        title="Close without saving?"
        footer={
          <>
            <Button onClick={onStay}>Keep editing</Button>
            <Button tone="danger" onClick={onDiscard}>
              Discard
            </Button>
          </>
        }
      >
        <p>What you typed is not saved yet, and is gone when you close.</p>
      </DialogContent>
    </NativeDialog>
  );
}
