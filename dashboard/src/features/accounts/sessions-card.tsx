import type { AccountSession, endOtherSessions, endSession, listSessions } from '@meg/shared/contract/accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { faultSentence } from '../../api/fault-sentence.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { ErrorState } from '../../ui/feedback/error-state.js';
import { Loading, SkeletonLines } from '../../ui/feedback/skeleton.js';
import { toast } from '../../ui/feedback/toast.js';
import { Card } from '../../ui/layout/card.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import styles from './accounts.module.css';
import { deviceName } from './device-name.js';

const path = '/api/admin/account/sessions';
export const sessionsKey = ['account', 'sessions'] as const;

export function SessionsCard() {
  const sessions = useQuery({ queryKey: sessionsKey, queryFn: () => request<typeof listSessions>('GET', path) });
  const end = useMutation({
    /** One of them, or all others. */
    mutationFn: (sessionId: string | undefined) =>
      sessionId === undefined
        ? request<typeof endOtherSessions>('DELETE', path)
        : request<typeof endSession>('DELETE', `${path}/:sessionId`, { params: { sessionId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
    onError: (error) => toast({ tone: 'destructive', title: 'Not signed out', description: faultSentence(error) }),
  });
  const rows = sessions.data?.sessions ?? [];
  const others = rows.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <Card
      title="Where you are signed in"
      description="Sign out what you do not know, and change your password."
      actions={
        others > 1 && (
          <Button size="compact" isBusy={end.isPending} onClick={() => end.mutate(undefined)}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {sessions.isPending && (
        <Loading label="Looking where you are signed in">
          <SkeletonLines lines={3} />
        </Loading>
      )}
      {sessions.error && !sessions.data && (
        <ErrorState onRetry={() => void sessions.refetch()} isRetrying={sessions.isFetching}>
          {faultSentence(sessions.error)}
        </ErrorState>
      )}
      <ul className={styles.sessions}>
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const name = deviceName(session.userAgent);
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.name}>
          {name} {session.isCurrent && <Badge tone="good">This one</Badge>}
        </p>
        <p className={styles.soft}>
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
