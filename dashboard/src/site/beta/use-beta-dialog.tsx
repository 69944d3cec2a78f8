import { type ComponentType, useState } from 'react';
import { toast } from '../../ui/feedback/toast.js';
import { betaForm } from '../content/beta.js';

interface DialogProps {
  onClose: () => void;
}

/** The application, loaded when somebody wants to apply. */
export function useBetaDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      const { BetaDialog } = await import('./beta-dialog.js');
      setDialog(() => BetaDialog);
      setOpen(true);
    } catch {
      toast({ tone: 'destructive', ...betaForm.loadFailed });
    }
  }

  return { open: () => void open(), dialog: isOpen && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null };
}
