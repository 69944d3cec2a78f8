import { faultToast } from '../../api/fault-toast.js';
import { badEmail, missing } from '../../forms/checks.js';
import { FormView } from '../../forms/form-view.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/feedback/banner.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import { useChangeEmail, useResendConfirmation } from './account.queries.js';
import styles from './accounts.module.css';
import { CurrentPasswordField, currentPasswordMissing } from './password/password-fields.js';

export function EmailCard({ email, isConfirmed }: { email: string; isConfirmed: boolean }) {
  return (
    <Card title="Email" description={`You log in with ${email}.`}>
      {!isConfirmed && <Unconfirmed email={email} />}
      <ChangeForm />
    </Card>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const resend = useResendConfirmation();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast({ title: 'The link is on its way', description: `Look into the mail of ${email}.` }),
      onError: faultToast('The link was not sent'),
    });
  return (
    <Banner
      tone="warning"
      title="This address is not confirmed"
      actions={
        <Button size="compact" isBusy={resend.isPending} onClick={send}>
          Send the link again
        </Button>
      }
    >
      Open the link that we sent there, so that a lost password can be replaced.
    </Banner>
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
