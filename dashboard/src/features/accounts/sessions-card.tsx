import type { AccountSession } from '@meg/shared/contract/accounts';
import { faultToast } from '../../api/fault-toast.js';
import { QueryFault } from '../../api/query-fault.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { useEndSession, useSessions } from './account.queries.js';
import { deviceName } from './device-name.js';

export function SessionsCard() {
  const sessions = useSessions();
  const end = useEndSession();
  const endOne = (sessionId?: string) => end.mutate(sessionId, { onError: faultToast('Not signed out') });
  const rows = sessions.data?.sessions ?? [];
  const others = rows.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Card
      title="Where you are signed in"
      description="Sign out what you do not know, and change your password."
      actions={
        others > 1 && (
          <Button size="compact" isBusy={end.isPending} onClick={() => endOne()}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {sessions.isPending && <LoadingLines label="Looking where you are signed in" lines={3} />}
      {sessions.error && !sessions.data && <QueryFault query={sessions} />}
      <ul className="divided">
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endOne(session.id)} />
        ))}
      </ul>
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const name = deviceName(session.userAgent);
  return (
    <li className="entry">
      <div>
        <p className="strong wrap-centred-2">
          {name} {session.isCurrent && <Badge tone="good">This one</Badge>}
        </p>
        <p className="soft-small">
          Signed in <TimeAgo value={session.createdAt} />, last used <TimeAgo value={session.lastSeenAt} />
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="compact" aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
