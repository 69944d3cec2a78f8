import type { changeEmail, resendConfirmation } from '@meg/shared/contract/accounts';
import { isEmail } from '@meg/shared/domain/forms/email';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { faultSentence } from '../../api/fault-sentence.js';
import { showFieldErrors } from '../../api/field-errors.js';
import { request } from '../../api/request.js';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import styles from './accounts.module.css';
import { CurrentPasswordField, currentPasswordRules } from './password/current-password-field.js';

export function EmailCard({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  return (
    <Card title="Email" description={`You log in with ${email}.`}>
      {!isConfirmed && <Unconfirmed email={email} />}
      <ChangeForm />
    </Card>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: () => request<typeof resendConfirmation>('POST', '/api/admin/account/confirmation'),
    onSuccess: () => toast({ title: 'The link is on its way', description: `Look into the mail of ${email}.` }),
    onError: (error) =>
      toast({ tone: 'destructive', title: 'The link was not sent', description: faultSentence(error) }),
  });
  return (
    <Banner
      tone="warning"
      title="This address is not confirmed"
      actions={
        <Button size="compact" isBusy={resend.isPending} onClick={() => resend.mutate()}>
          Send the link again
        </Button>
      }
    >
      Open the link that we sent there, so that a lost password can be replaced.
    </Banner>
  );
}

function ChangeForm() {
  const form = useForm({ defaultValues: { email: '', currentPassword: '' } });
  const [fault, setFault] = useState<string>();
  const change = useMutation({
    mutationFn: (body: { email: string; currentPassword: string }) =>
      request<typeof changeEmail>('POST', '/api/admin/account/email', { body }),
    onSuccess: (_, { email }) => {
      form.reset();
      setFault(undefined);
      toast({
        title: 'Look into your mail',
        description: `The address changes once you open the link sent to ${email}.`,
      });
    },
    onError: (error) => setFault(showFieldErrors(error, form.setError)),
  });
  const { errors } = form.formState;
  const rules = { validate: (email: string) => isEmail(email.trim()) || 'Please enter a valid email address' };
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((values) => change.mutate(values))}>
      <FormError>{fault}</FormError>
      <Field label="New email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...form.register('email', rules)} />
      </Field>
      <CurrentPasswordField
        error={errors.currentPassword?.message}
        input={form.register('currentPassword', currentPasswordRules)}
      />
      <Button type="submit" isBusy={change.isPending} busyLabel="Sending…">
        Change the email
      </Button>
    </form>
  );
}
