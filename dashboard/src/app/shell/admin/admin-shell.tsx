import type { getMe, SessionPerson } from '@meg/shared/contract/sessions';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.js';
import { followsConfirmation, noteConfirmed } from '../../../api/confirmed-elsewhere.js';
import { MeContext, meKey } from '../../../api/me.js';
import { queryClient } from '../../../api/query-client.js';
import { QueryFault } from '../../../api/query-fault.js';
import { request } from '../../../api/request.js';
import { loadServerAddress } from '../../../api/server-address.js';
import { loginAddress, onSessionLost } from '../../../api/session-lost.js';
import { LiveLeadCounts } from '../../../features/leads/lead-counts.js';
import { NotificationBell } from '../../../features/notifications/notification-bell.js';
import { UnreadTitle } from '../../../features/notifications/unread-title.js';
import { LiveShell } from '../../../live/live-shell.js';
import { Toaster } from '../../../ui/feedback/toaster.js';
import { writeAs } from '../../../ui/text/format.js';
import { PageBoundary } from '../page-boundary.js';
import { AdminFrame } from './admin-frame.js';
import { AdminSkeleton } from './admin-skeleton.js';
import { RoleGate } from './role-gate.js';

export async function clientLoader() {
  await loadServerAddress();
  return null;
}

clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <AdminSkeleton />;
}

/** Around every page of someone who is signed in. */
export default function AdminShell() {
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
      <Toaster />
    </QueryClientProvider>
  );
}

const askAgainMs = 60_000;
const isUnconfirmed = (me: SessionPerson | undefined) => me?.emailConfirmed === false;

/** What else says that the address is not confirmed goes with the banner. */
function useOnceConfirmed(me: SessionPerson | undefined): void {
  const [wasUnconfirmed, setUnconfirmed] = useState(false);
  const isConfirmed = me?.emailConfirmed === true;
  if (isUnconfirmed(me) && !wasUnconfirmed) setUnconfirmed(true);
  useEffect(() => {
    if (wasUnconfirmed && isConfirmed) noteConfirmed();
  }, [wasUnconfirmed, isConfirmed]);
}

function SignedIn() {
  const location = useLocation();
  const navigate = useNavigate();
  // Confirmed on another machine: seen within a minute, and when one comes back to this tab.
  const me = useQuery({
    queryKey: meKey,
    queryFn: () => request<typeof getMe>('GET', '/api/admin/me'),
    refetchOnWindowFocus: ({ state }) => (isUnconfirmed(state.data) ? 'always' : true),
    refetchInterval: ({ state }) => isUnconfirmed(state.data) && askAgainMs,
    meta: followsConfirmation,
  });
  useOnceConfirmed(me.data);

  const isKnown = me.data !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    return onSessionLost(async () => {
      await navigate(loginAddress(location), { replace: true });
      // Whoever signs in next may be someone else.
      queryClient.clear();
    });
  }, [isKnown, navigate, location]);

  // Not in an effect: what is drawn below reads it.
  writeAs(me.data?.forms);
  if (me.data) {
    return (
      <MeContext value={me.data}>
        <LiveShell />
        <LiveLeadCounts />
        <UnreadTitle>
          <AdminFrame headerExtras={<NotificationBell />}>
            <PageBoundary address={location.pathname}>
              <RoleGate address={location.pathname}>
                <Outlet />
              </RoleGate>
            </PageBoundary>
          </AdminFrame>
        </UnreadTitle>
      </MeContext>
    );
  }
  if (me.error instanceof ApiError && me.error.status === 401) return <Navigate to={loginAddress(location)} replace />;
  if (me.error) {
    return (
      <main>
        <title>Meg</title>
        <h1 className="visually-hidden">Meg</h1>
        <QueryFault query={me} />
      </main>
    );
  }
  return <AdminSkeleton />;
}
