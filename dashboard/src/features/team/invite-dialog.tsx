import type { TeamPerson } from '@meg/shared/contract/team';
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
import styles from './team.module.css';
import { useInvite } from './team.queries.js';

const roles = [
  { value: 'agent', title: 'Agent', detail: 'Works the leads: answers, notes, status.' },
  { value: 'owner', title: 'Owner', detail: 'Also the settings, the rates, the team and the audit log.' },
] as const;

const formId = 'invite-form';

export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return isOpen ? <OpenInviteDialog onClose={onClose} /> : null;
}

function OpenInviteDialog({ onClose }: { onClose: () => void }) {
  const form = useForm<{ email: string; teamRole: TeamPerson['teamRole'] }>({
    defaultValues: { email: '', teamRole: 'agent' },
  });
  const [fault, setFault] = useState<string>();
  const invite = useInvite();
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
      title="Invite somebody"
      description="They get a link by mail, choose a password and are in."
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
          name="teamRole"
          render={({ field }) => (
            <RadioCards
              name="teamRole"
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
