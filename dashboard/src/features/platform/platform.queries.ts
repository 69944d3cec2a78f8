import type { listCompanyAudit } from '@meg/shared/contract/audit';
import type { InputOf } from '@meg/shared/contract/endpoint';
import type {
  cancelAdminInvitation,
  changeAdmin,
  inviteAdmin,
  listAdmins,
  listCompanies,
  PlatformAdmin,
  PlatformCompany,
  setCompanyState,
  setUpCompany,
  startEmergency,
  startSupport,
} from '@meg/shared/contract/platform';
import { paths } from '@meg/shared/domain/paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cursorPages } from '../../api/cursor-pages.js';
import { mutationHook } from '../../api/mutation-hook.js';
import { queryClient } from '../../api/query-client.js';
import { request } from '../../api/request.js';

const companiesKey = ['platform', 'companies'] as const;
const adminsKey = ['platform', 'admins'] as const;
const refreshAdmins = () => queryClient.invalidateQueries({ queryKey: adminsKey });

export function useCompanies(search: string) {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: [...companiesKey, search],
    queryFn: ({ pageParam, signal }) => {
      const query = { search, ...(pageParam && { cursor: pageParam }) };
      return request<typeof listCompanies>('GET', '/api/platform/companies', { query }, { signal });
    },
  });
}

export async function changeState({ id }: PlatformCompany, state: PlatformCompany['state']): Promise<void> {
  const call = { params: { companyId: id }, body: { state } };
  await request<typeof setCompanyState>('PATCH', '/api/platform/companies/:companyId', call);
  await queryClient.invalidateQueries({ queryKey: companiesKey });
}

export async function markAsSetUp({ id }: PlatformCompany): Promise<void> {
  const path = '/api/platform/companies/:companyId/set-up';
  await request<typeof setUpCompany>('POST', path, { params: { companyId: id } });
  await queryClient.invalidateQueries({ queryKey: companiesKey });
}

export async function openSupportAccess({ id }: PlatformCompany): Promise<void> {
  const path = '/api/platform/companies/:companyId/support';
  await request<typeof startSupport>('POST', path, { params: { companyId: id } });
  goToSupported();
}

/** As `openSupportAccess`, with the leads: its owners are told the reason at once. */
export async function openInEmergency({ id }: PlatformCompany, reason: string): Promise<void> {
  const path = '/api/platform/companies/:companyId/support/emergency';
  await request<typeof startEmergency>('POST', path, { params: { companyId: id }, body: { reason } });
}

/** Loads a new document, so that nothing in memory belongs to the own company. */
export function goToSupported(): void {
  queryClient.clear();
  window.location.assign(paths.overview);
}

export function useCompanyAudit(companyId: string) {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: ['platform', 'audit', companyId],
    queryFn: ({ pageParam, signal }) => {
      const call = { params: { companyId }, query: pageParam ? { cursor: pageParam } : {} };
      return request<typeof listCompanyAudit>('GET', '/api/platform/companies/:companyId/audit', call, { signal });
    },
  });
}

export function useAdmins() {
  return useQuery({
    queryKey: adminsKey,
    staleTime: 0,
    queryFn: () => request<typeof listAdmins>('GET', '/api/platform/admins'),
  });
}

export const useInviteAdmin = mutationHook(
  (body: InputOf<typeof inviteAdmin>['body']) => request<typeof inviteAdmin>('POST', '/api/platform/admins', { body }),
  { onSuccess: refreshAdmins },
);

type Change = { role?: PlatformAdmin['role']; isActive?: boolean };

export function changeStaff({ id, version }: PlatformAdmin, change: Change) {
  const call = { params: { personId: id }, body: { ...change, version } };
  return request<typeof changeAdmin>('PATCH', '/api/platform/admins/:personId', call).finally(refreshAdmins);
}

export function takeBackAdminInvitation(invitationId: string) {
  const path = '/api/platform/admins/invitations/:invitationId';
  return request<typeof cancelAdminInvitation>('DELETE', path, { params: { invitationId } }).finally(refreshAdmins);
}
