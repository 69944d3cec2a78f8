import { paths } from '@meg/shared/domain/paths';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.js';
import { FormView } from '../../../forms/form-view.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Card } from '../../../ui/layout/card.js';
import { Page } from '../../../ui/layout/page.js';
import { LinkEnded } from '../invalid-link.js';
import { useLinkToken } from '../link-token.js';
import { useResetPassword } from '../links.queries.js';
import { NewPasswordField, weakPassword } from './password-fields.js';

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
  const { mutateAsync } = useResetPassword();
  const form = useForm({
    initial: { newPassword: '' },
    check: ({ newPassword }) => weakPassword('newPassword', newPassword),
    send: ({ newPassword }) => mutateAsync({ token, newPassword }),
    onSent: () => onEnd('done'),
    onFailure: (error) => {
      const isExpired = error instanceof ApiError && error.code === 'link_expired';
      if (isExpired) onEnd('expired');
      return isExpired;
    },
  });
  return (
    <FormView form={form}>
      <NewPasswordField label="New password" error={form.problems.newPassword} input={form.field('newPassword')} />
      <Button type="submit" tone="primary" size="large" isBusy={form.isSending} busyLabel="Saving…">
        Save the new password
      </Button>
    </FormView>
  );
}
