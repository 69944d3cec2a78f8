import type { ReactNode } from 'react';
import { Button } from '../ui/buttons/button.js';
import { Card } from '../ui/layout/card.js';
import styles from './invitation-list.module.css';

interface Invitation {
  id: string;
  email: string;
}

interface InvitationListProps<Invited extends Invitation> {
  invitations: readonly Invited[];
  /** By whom and when, or for which role. */
  detail: (invitation: Invited) => ReactNode;
  badge?: (invitation: Invited) => ReactNode;
  /** Undefined where invitations can only be looked at. */
  onTakeBack: ((invitation: Invited) => void) | undefined;
}

/** Who is invited and has not joined yet. Nothing where nobody is. */
export function InvitationList<Invited extends Invitation>(props: InvitationListProps<Invited>) {
  const { invitations, detail, badge, onTakeBack } = props;
  if (invitations.length === 0) return null;
  return (
    <Card title="Invited" description="The links are good for seven days.">
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.invitation}>
            <span className={styles.words}>
              <span className="strong">{invitation.email}</span>
              <span className="soft-tiny">{detail(invitation)}</span>
            </span>
            {badge?.(invitation)}
            {onTakeBack && (
              <Button
                size="compact"
                aria-label={`Take back the invitation of ${invitation.email}`}
                onClick={() => onTakeBack(invitation)}
              >
                Take back
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
