import type { confirmEmail, forgotPassword, resetPassword } from '@meg/shared/contract/accounts';
import type { InputOf } from '@meg/shared/contract/endpoint';
import type { acceptInvitation, openInvitation } from '@meg/shared/contract/invitations';
import { useQuery } from '@tanstack/react-query';
import { announceConfirmed } from '../../api/announce-confirmed.js';
import { meKey } from '../../api/me.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

/** A query rather than a mutation, so that the link is used once, however often the page renders. */
export function useConfirmEmail(token: string) {
  return useQuery({
    queryKey: ['confirm-email', token],
    queryFn: async () => {
      const confirmed = await request<typeof confirmEmail>('POST', '/api/admin/confirm-email', { body: { token } });
      announceConfirmed();
      return confirmed;
    },
    enabled: token !== '',
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export const useForgotPassword = mutationHook((body: { email: string }) =>
  request<typeof forgotPassword>('POST', '/api/admin/forgot-password', { body }),
);

export const useResetPassword = mutationHook((body: InputOf<typeof resetPassword>['body']) =>
  request<typeof resetPassword>('POST', '/api/admin/reset-password', { body }),
);

export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => request<typeof openInvitation>('POST', '/api/admin/invitations/open', { body: { token } }),
    enabled: token !== '',
  });
}

export const useAcceptInvitation = mutationHook(
  (body: InputOf<typeof acceptInvitation>['body']) =>
    request<typeof acceptInvitation>('POST', '/api/admin/invitations/accept', { body }),
  {
    onSuccess: ({ user }) => {
      // The cached data may belong to a person who was signed in before.
      queryClient.clear();
      queryClient.setQueryData(meKey, user);
    },
  },
);
