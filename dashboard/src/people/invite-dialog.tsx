import { isEmail } from '@meg/shared/domain/forms/email';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showFieldErrors } from '../api/field-errors.js';
import { Button } from '../ui/buttons/button.js';
import { RadioCards } from '../ui/choices/radio-cards.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { toast } from '../ui/feedback/toast.js';
import { Field } from '../ui/fields/field.js';
import { FormError } from '../ui/fields/form-error.js';
import { TextInput } from '../ui/fields/text-input.js';
import styles from './invite-dialog.module.css';

interface Invitation {
  email: string;
  role: string;
}

interface InviteDialogProps<Role extends string> {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** The first is chosen until another one is. */
  roles: readonly { value: Role; title: string; detail: string }[];
  invite: (email: string, role: Role) => Promise<{ email: string; isMailed?: boolean }>;
}

const formId = 'invite-form';

/** Asks for an address and a role, and sends the invitation. Each opening begins anew. */
export function InviteDialog<Role extends string>(props: InviteDialogProps<Role>) {
  return props.isOpen ? <OpenInviteDialog {...props} /> : null;
}

function OpenInviteDialog<Role extends string>(props: InviteDialogProps<Role>) {
  const { onClose, title, description, roles, invite } = props;
  const form = useForm<Invitation>({ defaultValues: { email: '', role: roles[0]?.value ?? '' } });
  const [fault, setFault] = useState<string>();
  const send = form.handleSubmit(async ({ email, role }) => {
    try {
      const invited = await invite(email, role as Role);
      if (invited.isMailed !== false) {
        toast({
          title: 'The invitation is on its way',
          description: `${invited.email} can join within seven days.`,
        });
      }
      onClose();
    } catch (error) {
      setFault(showFieldErrors(error, form.setError));
    }
  });
  const { errors, isSubmitting } = form.formState;
  const rules = { validate: (email: string) => isEmail(email.trim()) || 'Please enter a valid email address' };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={formId} isBusy={isSubmitting} busyLabel="Sending…">
            Send the invitation
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={send}>
        <FormError>{fault}</FormError>
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="off" {...form.register('email', rules)} />
        </Field>
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RadioCards
              name="role"
              legend="What they may do"
              options={roles}
              value={field.value as Role}
              onChange={field.onChange}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
