import { type ReactNode, useId } from 'react';
import { Button } from '../ui/buttons/button.js';
import { GuardedDialog } from '../ui/dialog/guarded-dialog.js';
import { FormView } from './form-view.js';
import type { useForm } from './use-form.js';

interface FormDialogProps {
  form: Pick<ReturnType<typeof useForm>, 'fault' | 'props' | 'isSending' | 'isChanged'>;
  onClose: () => void;
  title: string;
  description?: string;
  size?: 'small' | 'regular' | 'large';
  submitLabel: string;
  busyLabel: string;
  /** The fields. */
  children: ReactNode;
}

/** An open dialog with one form, which is sent from its footer. */
export function FormDialog({ form, onClose, submitLabel, busyLabel, children, ...dialog }: FormDialogProps) {
  const formId = useId();
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={form.isSending} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <GuardedDialog isOpen onClose={onClose} footer={footer} hasChanges={form.isChanged} {...dialog}>
      <FormView id={formId} form={form}>
        {children}
      </FormView>
    </GuardedDialog>
  );
}
