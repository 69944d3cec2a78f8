import type { forgotPassword } from '@meg/shared/contract/accounts';
import { isEmail } from '@meg/shared/domain/forms/email';
import { paths } from '@meg/shared/domain/paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { showFieldErrors } from '../../../api/field-errors.js';
import { request } from '../../../api/request.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Field } from '../../../ui/fields/field.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { Card } from '../../../ui/layout/card.js';
import { Page } from '../../../ui/layout/page.js';
import styles from '../accounts.module.css';

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Page title="Forgot password" width="narrow" description="We send you a link to choose a new one.">
      <Card>
        {sentTo === undefined ? (
          <AskForm onSent={setSentTo} />
        ) : (
          <Banner tone="good" title="Look into your mail" isAlert>
            If there is an account for {sentTo}, a link is on its way. It is good for one hour.
          </Banner>
        )}
      </Card>
      <p className={styles.below}>
        <Link to={paths.login}>Back to log in</Link>
      </p>
    </Page>
  );
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const [search] = useSearchParams();
  const form = useForm({ defaultValues: { email: search.get('email') ?? '' } });
  const [fault, setFault] = useState<string>();
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      request<typeof forgotPassword>('POST', '/api/admin/forgot-password', { body: { email } }),
    onSuccess: (_, { email }) => onSent(email),
    onError: (error) => setFault(showFieldErrors(error, form.setError)),
  });
  const rules = { validate: (email: string) => isEmail(email.trim()) || 'Please enter a valid email address' };
  return (
    <form className={styles.plain} noValidate onSubmit={form.handleSubmit((values) => ask.mutate(values))}>
      <FormError>{fault}</FormError>
      <Field label="Email" error={form.formState.errors.email?.message}>
        <TextInput type="email" autoComplete="username" {...form.register('email', rules)} />
      </Field>
      <Button type="submit" tone="primary" size="large" isBusy={ask.isPending} busyLabel="Sending…">
        Send the link
      </Button>
    </form>
  );
}
