import { missing } from '../../../forms/checks.js';
import { FormView } from '../../../forms/form-view.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { toast } from '../../../ui/feedback/toast.js';
import { Card } from '../../../ui/layout/card.js';
import { useChangePassword } from '../account.queries.js';
import styles from '../accounts.module.css';
import { CurrentPasswordField, currentPasswordMissing, NewPasswordField, weakPassword } from './password-fields.js';

const empty = { currentPassword: '', newPassword: '' };

export function PasswordCard({ email }: { email: string }) {
  const { mutateAsync } = useChangePassword();
  const form = useForm({
    initial: empty,
    check: (values) => ({
      ...missing(values, currentPasswordMissing),
      ...weakPassword('newPassword', values.newPassword),
    }),
    send: mutateAsync,
    onSent: () => {
      form.reset(empty);
      toast({ title: 'Your password is changed', description: 'You were signed out everywhere else.' });
    },
  });
  return (
    <Card title="Password" description="A change signs you out everywhere else.">
      <FormView form={form} className={styles.form}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField error={form.problems.currentPassword} input={form.field('currentPassword')} />
        <NewPasswordField label="New password" error={form.problems.newPassword} input={form.field('newPassword')} />
        <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
          Change the password
        </Button>
      </FormView>
    </Card>
  );
}
