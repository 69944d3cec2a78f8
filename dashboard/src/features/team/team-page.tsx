import type { NewTeamInvitation } from '@meg/shared/contract/team';
import { roleWords } from '@meg/shared/domain/people/permissions';
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
const roles = invitedAs.map((role) => ({ value: role, title: roleTitle(role), detail: roleWords[role] }));

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
      description="Who works your leads, and who may change your chat."
      actions={
        mayChange && (
          <Button tone="primary" onClick={() => setInviting(true)}>
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
        description="They get a link by mail, choose a password and are in."
        roles={roles}
        invite={async (email, teamRole) => {
          const invited = await invite.mutateAsync({ email, teamRole });
          const isMailed = invited.link === null;
          if (!isMailed) setUnmailed(invited);
          return { email: invited.email, isMailed };
        }}
      />
      {unmailed && <LinkDialog invitation={unmailed} onClose={() => setUnmailed(undefined)} />}
    </Page>
  );
}
