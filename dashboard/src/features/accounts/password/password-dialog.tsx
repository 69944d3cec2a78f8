import { useId } from 'react';
import { missing } from '../../../forms/checks.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { CurrentPasswordField, currentPasswordMissing } from './current-password-field.js';

interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Does what was asked for; a refused password is shown here. */
  onProved: (currentPassword: string) => Promise<void>;
}

export function PasswordDialog({ isOpen, ...rest }: PasswordDialogProps) {
  return isOpen ? <OpenPasswordDialog {...rest} /> : null;
}

function OpenPasswordDialog({ onClose, onProved }: Omit<PasswordDialogProps, 'isOpen'>) {
  const formId = useId();
  const form = useForm({
    initial: { currentPassword: '' },
    check: (values) => missing(values, currentPasswordMissing),
    send: ({ currentPassword }) => onProved(currentPassword),
  });
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={form.isSending} busyLabel="Checking…">
        Continue
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title="Is it you?"
      description="Enter your password once more."
      footer={footer}
    >
      <form id={formId} className="stack-4" {...form.props}>
        <FormError>{form.fault}</FormError>
        <CurrentPasswordField error={form.problems.currentPassword} input={form.field('currentPassword')} />
      </form>
    </Dialog>
  );
}
