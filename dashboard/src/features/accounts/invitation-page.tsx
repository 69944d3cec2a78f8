import { paths } from '@meg/shared/domain/paths';
import { useNavigate } from 'react-router';
import { faultSentence } from '../../api/fault-sentence.js';
import { sentHome } from '../../api/sent-home.js';
import { serverAddress } from '../../api/server-address.js';
import { FormView } from '../../forms/form-view.js';
import { useForm } from '../../forms/use-form.js';
import { asRole } from '../../people/role-title.js';
import { Button } from '../../ui/buttons/button.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { LinkEnded } from './invalid-link.js';
import { useLinkToken } from './link-token.js';
import { useAcceptInvitation, useInvitation } from './links.queries.js';
import { missingName, NameFields } from './name-fields.js';
import { NewPasswordField, weakPassword } from './password/password-fields.js';

export default function InvitationPage() {
  const token = useLinkToken();
  const invitation = useInvitation(token);
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
        <LoadingLines label="Reading the invitation" lines={4} />
      </Page>
    );
  }
  const { companyName, invitedBy, email, teamRole } = invitation.data;
  return (
    <Page
      title={`Join ${companyName}`}
      width="narrow"
      description={`${invitedBy} invites you to the team ${asRole(teamRole)}. You will log in with ${email}.`}
    >
      <Card>
        <AcceptForm token={token} email={email} />
      </Card>
    </Page>
  );
}

/** Left out where the browser does not know it. */
function browserZone(): { timezone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.includes('/') && !timeZone.startsWith('Etc/') ? { timezone: timeZone } : {};
}

const empty = { firstName: '', lastName: '', password: '' };

function AcceptForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const { mutateAsync } = useAcceptInvitation();
  const form = useForm({
    initial: empty,
    check: (values) => ({ ...missingName(values), ...weakPassword('password', values.password) }),
    send: (values) => mutateAsync({ token, ...values, ...browserZone() }),
    onSent: () => void navigate(paths.overview, { replace: true, ...sentHome }),
  });
  return (
    <FormView form={form}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NameFields form={form} />
      <NewPasswordField label="Password" error={form.problems.password} input={form.field('password')} />
      <Button type="submit" tone="primary" size="large" isBusy={form.isSending} busyLabel="Joining…">
        Join the team
      </Button>
      <p className="soft-small">
        By joining you accept the <a href={`${serverAddress()}${paths.terms}`}>terms</a> and the{' '}
        <a href={`${serverAddress()}${paths.privacy}`}>privacy notice</a>.
      </p>
    </FormView>
  );
}
