import type { TeamInvitation } from '@meg/shared/contract/team';
import { useState } from 'react';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { Card } from '../../ui/layout/card.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import styles from './team.module.css';
import { takeBackInvitation } from './team.queries.js';

interface InvitationsCardProps {
  invitations: readonly TeamInvitation[];
  mayChange: boolean;
}

/** Only there while somebody is invited. */
export function InvitationsCard({ invitations, mayChange }: InvitationsCardProps) {
  const [ending, setEnding] = useState<TeamInvitation>();
  if (invitations.length === 0) return null;
  return (
    <Card title="Invited" description="The links are good for seven days.">
      <ul className={styles.invitations}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.invitation}>
            <span className={styles.words}>
              <span className={styles.name}>{invitation.email}</span>
              <span className={styles.soft}>
                by {invitation.invitedBy || 'somebody who has left'}, <TimeAgo value={invitation.createdAt} />
              </span>
            </span>
            <Badge>{invitation.teamRole === 'owner' ? 'Owner' : 'Agent'}</Badge>
            {mayChange && (
              <Button
                size="compact"
                aria-label={`Take back the invitation of ${invitation.email}`}
                onClick={() => setEnding(invitation)}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
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
    </Card>
  );
}
