import type { acceptInvitation, openInvitation } from '@meg/shared/contract/invitations';
import { paths } from '@meg/shared/domain/paths';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { faultSentence } from '../../api/fault-sentence.js';
import { showFieldErrors } from '../../api/field-errors.js';
import { meKey } from '../../api/me.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { serverAddress } from '../../api/server-address.js';
import { Button } from '../../ui/buttons/button.js';
import { Loading, SkeletonLines } from '../../ui/feedback/skeleton.js';
import { Field } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import styles from './accounts.module.css';
import { LinkEnded } from './invalid-link.js';
import { useLinkToken } from './link-token.js';
import { NewPasswordField, newPasswordRules } from './password/new-password-field.js';

export default function InvitationPage() {
  const token = useLinkToken();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => request<typeof openInvitation>('POST', '/api/admin/invitations/open', { body: { token } }),
    enabled: token !== '',
  });
  if (token === '' || invitation.error) {
    return (
      <LinkEnded title="Invitation" to={paths.login} action="Go to log in">
        {invitation.error
          ? `${faultSentence(invitation.error)} Who invited you can send it again.`
          : 'This link is not whole. Open it once more from the mail.'}
      </LinkEnded>
    );
  }
  if (!invitation.data) {
    return (
      <Page title="Invitation" width="narrow">
        <Loading label="Reading the invitation">
          <SkeletonLines lines={4} />
        </Loading>
      </Page>
    );
  }
  const { companyName, invitedBy, email, teamRole } = invitation.data;
  const what = teamRole === 'owner' ? 'as an owner' : 'as an agent';
  return (
    <Page
      title={`Join ${companyName}`}
      width="narrow"
      description={`${invitedBy} invites you to the team ${what}. You will log in with ${email}.`}
    >
      <Card>
        <AcceptForm token={token} email={email} />
      </Card>
    </Page>
  );
}

const empty = { firstName: '', lastName: '', password: '' };

function AcceptForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: empty });
  const [fault, setFault] = useState<string>();
  const accept = useMutation({
    mutationFn: (body: typeof empty) =>
      request<typeof acceptInvitation>('POST', '/api/admin/invitations/accept', { body: { token, ...body } }),
    onSuccess: ({ user }) => {
      queryClient.clear();
      queryClient.setQueryData(meKey, user);
      void navigate(paths.overview, { replace: true });
    },
    onError: (error) => setFault(showFieldErrors(error, form.setError)),
  });
  const { errors } = form.formState;
  return (
    <form className={styles.plain} noValidate onSubmit={form.handleSubmit((values) => accept.mutate(values))}>
      <FormError>{fault}</FormError>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="First name" error={errors.firstName?.message}>
        <TextInput autoComplete="given-name" {...form.register('firstName', { required: 'First name is required' })} />
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        <TextInput autoComplete="family-name" {...form.register('lastName', { required: 'Last name is required' })} />
      </Field>
      <NewPasswordField
        label="Password"
        error={errors.password?.message}
        input={form.register('password', newPasswordRules)}
      />
      <Button type="submit" tone="primary" size="large" isBusy={accept.isPending} busyLabel="Joining…">
        Join the team
      </Button>
      <p className={styles.soft}>
        By joining you accept the <a href={`${serverAddress()}${paths.terms}`}>terms</a> and the{' '}
        <a href={`${serverAddress()}${paths.privacy}`}>privacy notice</a>.
      </p>
    </form>
  );
}
