import type { confirmEmail, forgotPassword, resetPassword } from '@meg/shared/contract/accounts';
import type { acceptInvitation, openInvitation } from '@meg/shared/contract/invitations';
import { useMutation, useQuery } from '@tanstack/react-query';
import { meKey } from '../../api/me.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

/** A query rather than a mutation, so that a link is used once, however often its page is drawn. */
export function useConfirmEmail(token: string) {
  return useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => request<typeof confirmEmail>('POST', '/api/admin/confirm-email', { body: { token } }),
    enabled: token !== '',
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export const useForgotPassword = mutationHook((body: { email: string }) =>
  request<typeof forgotPassword>('POST', '/api/admin/forgot-password', { body }),
);

export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: ({ newPassword }: { newPassword: string }) =>
      request<typeof resetPassword>('POST', '/api/admin/reset-password', { body: { token, newPassword } }),
  });
}

export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: () => request<typeof openInvitation>('POST', '/api/admin/invitations/open', { body: { token } }),
    enabled: token !== '',
  });
}

interface NewColleague {
  firstName: string;
  lastName: string;
  password: string;
}

export function useAcceptInvitation(token: string) {
  return useMutation({
    mutationFn: (body: NewColleague) =>
      request<typeof acceptInvitation>('POST', '/api/admin/invitations/accept', { body: { token, ...body } }),
    onSuccess: ({ user }) => {
      // What the page knows may be about somebody who was signed in before.
      queryClient.clear();
      queryClient.setQueryData(meKey, user);
    },
  });
}
