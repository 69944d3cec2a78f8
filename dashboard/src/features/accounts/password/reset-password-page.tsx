import type { resetPassword } from '@meg/shared/contract/accounts';
import { paths } from '@meg/shared/domain/paths';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.js';
import { showFieldErrors } from '../../../api/field-errors.js';
import { request } from '../../../api/request.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { Card } from '../../../ui/layout/card.js';
import { Page } from '../../../ui/layout/page.js';
import styles from '../accounts.module.css';
import { LinkEnded } from '../invalid-link.js';
import { useLinkToken } from '../link-token.js';
import { NewPasswordField, newPasswordRules } from './new-password-field.js';

const title = 'Choose a new password';

export default function ResetPasswordPage() {
  const token = useLinkToken();
  const [end, setEnd] = useState<'expired' | 'done' | undefined>(token === '' ? 'expired' : undefined);
  if (end === 'expired') {
    return (
      <LinkEnded title={title} to={paths.forgotPassword} action="Send a new link">
        This link is not good any more: each works once, for one hour.
      </LinkEnded>
    );
  }
  return (
    <Page title={title} width="narrow" description="You will be signed out everywhere else.">
      <Card>{end === 'done' ? <Changed /> : <ResetForm token={token} onEnd={setEnd} />}</Card>
    </Page>
  );
}

function Changed() {
  return (
    <>
      <Banner tone="good" title="Your password is changed" isAlert>
        Log in with the new one.
      </Banner>
      <LinkButton to={paths.login} tone="primary" size="large">
        Log in
      </LinkButton>
    </>
  );
}

function ResetForm({ token, onEnd }: { token: string; onEnd: (end: 'expired' | 'done') => void }) {
  const form = useForm({ defaultValues: { newPassword: '' } });
  const [fault, setFault] = useState<string>();
  const reset = useMutation({
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      request<typeof resetPassword>('POST', '/api/admin/reset-password', { body: { token, newPassword } }),
    onSuccess: () => onEnd('done'),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'link_expired') onEnd('expired');
      else setFault(showFieldErrors(error, form.setError));
    },
  });
  return (
    <form className={styles.plain} noValidate onSubmit={form.handleSubmit((values) => reset.mutate(values))}>
      <FormError>{fault}</FormError>
      <NewPasswordField
        label="New password"
        error={form.formState.errors.newPassword?.message}
        input={form.register('newPassword', newPasswordRules)}
      />
      <Button type="submit" tone="primary" size="large" isBusy={reset.isPending} busyLabel="Saving…">
        Save the new password
      </Button>
    </form>
  );
}
