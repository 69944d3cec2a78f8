import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { faultSentence } from '../../api/fault-sentence.js';
import { ownsCompany, useMe } from '../../api/me.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { ErrorState } from '../../ui/error-state.js';
import { Page } from '../../ui/page.js';
import { InvitationsCard } from './invitations-card.js';
import { InviteDialog } from './invite-dialog.js';
import { PeopleTable } from './people-table.js';
import { useTeam } from './team.queries.js';

export default function TeamPage() {
  const me = useMe();
  const mayChange = ownsCompany(me) && me.company.state === 'active';
  const [isInviting, setInviting] = useState(false);
  const { data, error, isFetching, refetch } = useTeam();
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
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
            {faultSentence(error)}
          </ErrorState>
        ) : (
          <PeopleTable people={data?.people} mayChange={mayChange} />
        )}
      </Card>
      {data && <InvitationsCard invitations={data.invitations} mayChange={mayChange} />}
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </Page>
  );
}
