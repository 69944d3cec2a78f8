import type { InputOf } from '@meg/shared/contract/endpoint';
import type {
  cancelInvitation,
  changeTeamPerson,
  getTeam,
  getTeamPerformance,
  inviteToTeam,
  TeamPerson,
} from '@meg/shared/contract/team';
import type { Period } from '@meg/shared/domain/time/periods';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const teamKey = ['team'] as const;
const refreshTeam = () => queryClient.invalidateQueries({ queryKey: teamKey });

export function useTeam() {
  return useQuery({ queryKey: teamKey, staleTime: 0, queryFn: () => request<typeof getTeam>('GET', '/api/team') });
}

export const useInvite = mutationHook(
  (body: InputOf<typeof inviteToTeam>['body']) =>
    request<typeof inviteToTeam>('POST', '/api/team/invitations', { body }),
  { onSuccess: refreshTeam },
);

type Change = Partial<Pick<TeamPerson, 'teamRole' | 'seesLeads' | 'isActive'>>;

/** Sends the version that is shown: a person who was changed meanwhile is read again, not overwritten. */
export function changePerson({ id, version }: TeamPerson, change: Change) {
  const call = { params: { personId: id }, body: { ...change, version } };
  return request<typeof changeTeamPerson>('PATCH', '/api/team/:personId', call).finally(refreshTeam);
}

export function takeBackInvitation(invitationId: string) {
  const path = '/api/team/invitations/:invitationId';
  return request<typeof cancelInvitation>('DELETE', path, { params: { invitationId } }).finally(refreshTeam);
}

export function useTeamPerformance(days: Period) {
  return useQuery({
    queryKey: ['team-performance', days],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      request<typeof getTeamPerformance>('GET', '/api/team/performance', { query: { days } }, { signal }),
  });
}
