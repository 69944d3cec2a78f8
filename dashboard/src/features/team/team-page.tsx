import type { NewTeamInvitation } from '@meg/shared/contract/team';
import { roleWords, type TeamRole } from '@meg/shared/domain/people/permissions';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { may, useMe } from '../../api/me.js';
import { QueryFault } from '../../api/query-fault.js';
import { InviteDialog } from '../../people/invite-dialog.js';
import { roleTitle } from '../../people/role-title.js';
import { Button } from '../../ui/buttons/button.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { InvitationsCard } from './invitations-card.js';
import { LinkDialog } from './link-dialog.js';
import { useInvite, useTeam } from './team.queries.js';
import { TeamPeople } from './team-people.js';

const invitedAs = ['agent', 'manager', 'read_only', 'owner'] as const;
const roles = [
  ...invitedAs.slice(0, 1).map(cardOf),
  { value: 'agent_of_own', title: 'Agent, own leads only', detail: 'Works their own leads and nobody’s.' } as const,
  ...invitedAs.slice(1).map(cardOf),
];

function cardOf(role: TeamRole) {
  return { value: role, title: roleTitle(role), detail: roleWords[role] };
}

export default function TeamPage() {
  const me = useMe();
  const mayChange = may(me, 'team.manage') && me.company.state === 'active';
  const [isInviting, setInviting] = useState(false);
  const [unmailed, setUnmailed] = useState<NewTeamInvitation>();
  const invite = useInvite();
  const team = useTeam();
  const { data, error } = team;
  return (
    <Page
      title="Team"
      description={
        me.emailConfirmed
          ? 'Who works your leads, and who may change your chat.'
          : 'Who works your leads, and who may change your chat. You can invite people once your email address is confirmed.'
      }
      actions={
        mayChange && (
          <Button tone="primary" disabled={!me.emailConfirmed} onClick={() => setInviting(true)}>
            <UserPlus size={18} aria-hidden /> Invite somebody
          </Button>
        )
      }
    >
      <Card isFlush>
        {error && !data ? <QueryFault query={team} /> : <TeamPeople people={data?.people} mayChange={mayChange} />}
      </Card>
      {data && <InvitationsCard invitations={data.invitations} mayChange={mayChange} />}
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        title="Invite somebody"
        description={
          data?.mailsInvitations === false
            ? 'Meg mails nobody for you before one of your pages has shown your chat. You get a link here, to pass on yourself.'
            : 'They get a link by mail, choose a password and are in.'
        }
        submitLabel={data?.mailsInvitations === false ? 'Make the link' : 'Send the invitation'}
        roles={roles}
        invite={async (email, role) => {
          const isOfOwn = role === 'agent_of_own';
          const rights = { teamRole: isOfOwn ? 'agent' : role, seesLeads: isOfOwn ? 'own' : 'all' } as const;
          const invited = await invite.mutateAsync({ email, ...rights });
          const isMailed = invited.link === null;
          if (!isMailed) setUnmailed(invited);
          return { email: invited.email, isMailed };
        }}
      />
      {unmailed && <LinkDialog invitation={unmailed} onClose={() => setUnmailed(undefined)} />}
    </Page>
  );
}
