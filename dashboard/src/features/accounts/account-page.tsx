import { roleNames } from '@meg/shared/domain/people/permissions';
import { isInternal, may, useMe } from '../../api/me.js';
import { Page } from '../../ui/layout/page.js';
import { ClosingCard } from './closing-card.js';
import { EmailCard } from './email-card.js';
import { NameCard } from './name-card.js';
import { PasswordCard } from './password/password-card.js';
import { SessionsCard } from './sessions-card.js';
import { TwoFactorCard } from './two-factor/two-factor-card.js';

export default function AccountPage() {
  const me = useMe();
  const as = isInternal(me) ? '' : ` Your role is ${roleNames[me.teamRole]}.`;
  return (
    <Page title="Account" description={`You are signed in to ${me.company.name} as ${me.email}.${as}`}>
      <NameCard firstName={me.firstName} lastName={me.lastName} />
      <EmailCard email={me.email} isConfirmed={me.emailConfirmed} />
      <PasswordCard email={me.email} />
      <TwoFactorCard isOn={me.twoFactor} />
      <SessionsCard />
      {may(me, 'plan.change') && <ClosingCard company={me.company.name} email={me.email} />}
    </Page>
  );
}
