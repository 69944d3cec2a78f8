import { missing } from '../../../forms/checks.js';
import { FormDialog } from '../../../forms/form-dialog.js';
import { useForm } from '../../../forms/use-form.js';
import { CurrentPasswordField, currentPasswordMissing } from './password-fields.js';

interface PasswordDialogProps {
  onClose: () => void;
  /** Does what needs the password; the dialog shows a refused one. */
  onProved: (currentPassword: string) => Promise<void>;
}

export function PasswordDialog({ onClose, onProved }: PasswordDialogProps) {
  const form = useForm({
    initial: { currentPassword: '' },
    check: (values) => missing(values, currentPasswordMissing),
    send: ({ currentPassword }) => onProved(currentPassword),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="small"
      title="Is it you?"
      description="Enter your password once more."
      submitLabel="Continue"
      busyLabel="Checking…"
    >
      <CurrentPasswordField error={form.problems.currentPassword} input={form.field('currentPassword')} />
    </FormDialog>
  );
}
