import type { changePassword } from '@meg/shared/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../api/field-errors.js';
import { queryClient } from '../../../api/query-client.js';
import { request } from '../../../api/request.js';
import { Button } from '../../../ui/buttons/button.js';
import { toast } from '../../../ui/feedback/toast.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { Card } from '../../../ui/layout/card.js';
import styles from '../accounts.module.css';
import { sessionsKey } from '../sessions-card.js';
import { CurrentPasswordField, currentPasswordRules } from './current-password-field.js';
import { NewPasswordField, newPasswordRules } from './new-password-field.js';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

export function PasswordCard({ email }: { email: string }) {
  const form = useForm<Passwords>({ defaultValues: { currentPassword: '', newPassword: '' } });
  const [fault, setFault] = useState<string>();
  const change = useMutation({
    mutationFn: (body: Passwords) => request<typeof changePassword>('POST', '/api/admin/account/password', { body }),
    onSuccess: () => {
      form.reset();
      setFault(undefined);
      void queryClient.invalidateQueries({ queryKey: sessionsKey });
      toast({ title: 'Your password is changed', description: 'You were signed out everywhere else.' });
    },
    onError: (error) => setFault(showFieldErrors(error, form.setError)),
  });
  const { errors } = form.formState;
  return (
    <Card title="Password" description="A change signs you out everywhere else.">
      <form className={styles.form} noValidate onSubmit={form.handleSubmit((values) => change.mutate(values))}>
        <FormError>{fault}</FormError>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField
          error={errors.currentPassword?.message}
          input={form.register('currentPassword', currentPasswordRules)}
        />
        <NewPasswordField
          label="New password"
          error={errors.newPassword?.message}
          input={form.register('newPassword', newPasswordRules)}
        />
        <Button type="submit" isBusy={change.isPending} busyLabel="Saving…">
          Change the password
        </Button>
      </form>
    </Card>
  );
}
