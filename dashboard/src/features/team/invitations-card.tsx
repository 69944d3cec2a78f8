import type { TeamInvitation } from '@meg/shared/contract/team';
import { useState } from 'react';
import { InvitationList } from '../../people/invitation-list.js';
import { roleTitle } from '../../people/role-title.js';
import { Badge } from '../../ui/badges/badge.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { takeBackInvitation } from './team.queries.js';

interface InvitationsCardProps {
  invitations: readonly TeamInvitation[];
  mayChange: boolean;
}

export function InvitationsCard({ invitations, mayChange }: InvitationsCardProps) {
  const [ending, setEnding] = useState<TeamInvitation>();
  return (
    <>
      <InvitationList
        invitations={invitations}
        detail={({ invitedBy, createdAt }) => (
          <>
            by {invitedBy || 'somebody who has left'}, <TimeAgo value={createdAt} />
          </>
        )}
        badge={({ teamRole }) => <Badge>{roleTitle(teamRole)}</Badge>}
        onTakeBack={mayChange ? setEnding : undefined}
      />
      <ConfirmDialog
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title="Take the invitation back?"
        confirmLabel="Take back"
        tone="danger"
        onConfirm={async () => {
          if (ending) await takeBackInvitation(ending.id);
        }}
      >
        The link that was sent to {ending?.email} will not work any more.
      </ConfirmDialog>
    </>
  );
}
