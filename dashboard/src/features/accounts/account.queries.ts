import type {
  beginTwoFactor,
  changeEmail,
  changeName,
  changePassword,
  confirmTwoFactor,
  endOtherSessions,
  endSession,
  endTwoFactor,
  listSessions,
  renewRecoveryCodes,
} from '@meg/shared/contract/accounts';
import type { InputOf } from '@meg/shared/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { meKey } from '../../api/me.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const sessionsKey = ['account', 'sessions'] as const;
const refreshSessions = () => queryClient.invalidateQueries({ queryKey: sessionsKey });
const refreshMe = () => queryClient.invalidateQueries({ queryKey: meKey });

export const useChangeName = mutationHook(
  (body: InputOf<typeof changeName>['body']) => request<typeof changeName>('PUT', '/api/admin/account/name', { body }),
  { onSuccess: (me) => queryClient.setQueryData(meKey, me) },
);

export const useChangeEmail = mutationHook((body: InputOf<typeof changeEmail>['body']) =>
  request<typeof changeEmail>('POST', '/api/admin/account/email', { body }),
);

export const useChangePassword = mutationHook(
  (body: InputOf<typeof changePassword>['body']) =>
    request<typeof changePassword>('POST', '/api/admin/account/password', { body }),
  { onSuccess: refreshSessions },
);

const sessionsPath = '/api/admin/account/sessions';

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => request<typeof listSessions>('GET', sessionsPath) });
}

/** Ends one session, or all others where no id is given. */
export const useEndSession = mutationHook(
  (sessionId: string | undefined) =>
    sessionId === undefined
      ? request<typeof endOtherSessions>('DELETE', sessionsPath)
      : request<typeof endSession>('DELETE', `${sessionsPath}/:sessionId`, { params: { sessionId } }),
  { onSuccess: refreshSessions },
);

const twoFactorPath = '/api/admin/account/two-factor';

export const useBeginTwoFactor = mutationHook((currentPassword: string) =>
  request<typeof beginTwoFactor>('POST', twoFactorPath, { body: { currentPassword } }),
);

/** Its answer has the recovery codes, which are shown once. */
export const useConfirmTwoFactor = mutationHook(
  (body: InputOf<typeof confirmTwoFactor>['body']) =>
    request<typeof confirmTwoFactor>('POST', `${twoFactorPath}/confirmation`, { body }),
  { onSuccess: refreshMe },
);

export const useRenewRecoveryCodes = mutationHook((currentPassword: string) =>
  request<typeof renewRecoveryCodes>('POST', `${twoFactorPath}/recovery-codes`, { body: { currentPassword } }),
);

export const useEndTwoFactor = mutationHook(
  (currentPassword: string) =>
    request<typeof endTwoFactor>('POST', `${twoFactorPath}/end`, { body: { currentPassword } }),
  { onSuccess: refreshMe },
);
