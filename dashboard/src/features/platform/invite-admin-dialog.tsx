import type { PlatformAdmin } from '@meg/shared/contract/platform';
import { isEmail } from '@meg/shared/domain/email';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showFieldErrors } from '../../api/field-errors.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { FormError } from '../../ui/form-error.js';
import { RadioCards } from '../../ui/radio-cards.js';
import { TextInput } from '../../ui/text-input.js';
import { toast } from '../../ui/toast.js';
import styles from './platform.module.css';
import { useInviteAdmin } from './platform.queries.js';

const roles = [
  { value: 'internal_admin', title: 'Internal admin', detail: 'Sees and suspends companies, and looks on as support.' },
  { value: 'super_admin', title: 'Super admin', detail: 'Also invites and removes admins.' },
] as const;

const formId = 'invite-admin-form';

export function InviteAdminDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return isOpen ? <OpenInviteAdminDialog onClose={onClose} /> : null;
}

function OpenInviteAdminDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<{ email: string; role: PlatformAdmin['role'] }>({
    defaultValues: { email: '', role: 'internal_admin' },
  });
  const [fault, setFault] = useState<string>();
  const invite = useInviteAdmin();
  const send = form.handleSubmit((body) =>
    invite.mutate(body, {
      onSuccess: ({ email }) => {
        toast({ title: 'The invitation is on its way', description: `${email} can join within seven days.` });
        onClose();
      },
      onError: (error) => setFault(showFieldErrors(error, form.setError)),
    }),
  );
  const { errors } = form.formState;
  const rules = { validate: (email: string) => isEmail(email.trim()) || 'Please enter a valid email address' };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Invite an admin"
      description="Of the platform itself: they can look on at every company."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={formId} isBusy={invite.isPending} busyLabel="Sending…">
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
              value={field.value}
              onChange={(value) => field.onChange(value)}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
