import { useState } from 'react';
import { Button } from '../buttons/button.js';
import { Dialog, type DialogProps } from './dialog.js';

interface GuardedDialogProps extends Omit<DialogProps, 'onAsk'> {
  /** Something was typed: Escape, the cross and a press outside ask before it is lost. Cancel does not. */
  hasChanges: boolean;
}

/** A dialog with a form. Apart from the plain one, which the pages of the site load too. */
export function GuardedDialog({ hasChanges, children, onClose, ...dialog }: GuardedDialogProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog onClose={onClose} onAsk={hasChanges ? () => setAsking(true) : undefined} {...dialog}>
      {children}
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Close without saving?"
        size="small"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep editing</Button>
            <Button tone="danger" onClick={onClose}>
              Discard
            </Button>
          </>
        }
      >
        <p>What you typed is not saved yet, and is gone when you close.</p>
      </Dialog>
    </Dialog>
  );
}
