import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/button.js';
import { Field } from '../fields/field.js';
import { FormError } from '../fields/form-error.js';
import { TextInput } from '../fields/text-input.js';
import { Dialog } from './dialog.js';

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'primary' | 'danger' | undefined;
  /** May fail by an error, whose `sentence` is shown. */
  onConfirm: () => void | Promise<void>;
  /** For what cannot be undone: the words to type first. */
  typeToConfirm?: string | undefined;
}

export function ConfirmDialog({ isOpen, ...rest }: ConfirmDialogProps) {
  return isOpen ? <OpenConfirmDialog {...rest} /> : null;
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'isOpen'>) {
  const { onClose, title, children, confirmLabel, cancelLabel = 'Cancel', onConfirm, typeToConfirm } = props;
  const { tone = 'primary' } = props;
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const isReady = typeToConfirm === undefined || typed.trim() === typeToConfirm;

  async function confirm() {
    setBusy(true);
    setFault('');
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFault(sentenceIn(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button tone={tone} isBusy={isBusy} busyLabel="One moment…" disabled={!isReady} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {typeToConfirm !== undefined && (
        <Field label={`Type “${typeToConfirm}” to go on`}>
          <TextInput autoComplete="off" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        </Field>
      )}
      <FormError>{fault}</FormError>
    </Dialog>
  );
}

/** Errors of the server carry a sentence for people; the message of any other is for logs. */
function sentenceIn(error: unknown): string {
  const { sentence } = (error ?? {}) as { sentence?: unknown };
  return typeof sentence === 'string' ? sentence : 'That did not work. Check your connection and try again.';
}
