import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { FormError } from '../../../ui/fields/form-error.js';
import styles from '../accounts.module.css';
import { CurrentPasswordField, currentPasswordRules } from './current-password-field.js';

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
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const [fault, setFault] = useState<string>();
  const prove = useMutation({
    mutationFn: ({ currentPassword }: { currentPassword: string }) => onProved(currentPassword),
    onError: (error) => setFault(showFieldErrors(error, form.setError)),
  });
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={prove.isPending} busyLabel="Checking…">
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
      <form
        id={formId}
        className={styles.plain}
        noValidate
        onSubmit={form.handleSubmit((values) => prove.mutate(values))}
      >
        <FormError>{fault}</FormError>
        <CurrentPasswordField
          error={form.formState.errors.currentPassword?.message}
          input={form.register('currentPassword', currentPasswordRules)}
        />
      </form>
    </Dialog>
  );
}
