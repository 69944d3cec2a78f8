import { badEmail, missing } from '../../forms/checks.js';
import { FormView } from '../../forms/form-view.js';
import { useForm } from '../../forms/use-form.js';
import { ResendConfirmation } from '../../setup/resend-confirmation.js';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import { useChangeEmail } from './account.queries.js';
import styles from './accounts.module.css';
import { CurrentPasswordField, currentPasswordMissing } from './password/password-fields.js';

export function EmailCard({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  return (
    <div id="email">
      <Card title="Email" description={`You log in with ${email}.`}>
        {!isConfirmed && (
          <Banner tone="warning" title={`${email} is not confirmed`} actions={<ResendConfirmation />}>
            Open the link in the mail that we sent there. Is there a mistake in the address? Correct it below: the link
            goes to the new one.
          </Banner>
        )}
        <ChangeForm />
      </Card>
    </div>
  );
}

const empty = { email: '', currentPassword: '' };

function ChangeForm() {
  const { mutateAsync } = useChangeEmail();
  const form = useForm({
    initial: empty,
    check: (values) => ({ ...missing(values, currentPasswordMissing), ...badEmail(values.email) }),
    send: mutateAsync,
    onSent: (_, { email }) => {
      form.reset(empty);
      toast({
        title: 'Look into your mail',
        description: `The address changes once you open the link sent to ${email}.`,
      });
    },
  });
  return (
    <FormView form={form} className={styles.form}>
      <Field label="New email" error={form.problems.email}>
        <TextInput type="email" autoComplete="email" {...form.field('email')} />
      </Field>
      <CurrentPasswordField error={form.problems.currentPassword} input={form.field('currentPassword')} />
      <Button type="submit" isBusy={form.isSending} busyLabel="Sending…">
        Change the email
      </Button>
    </FormView>
  );
}
