import type { listAudit } from '@meg/shared/contract/audit';
import type { getTeam } from '@meg/shared/contract/team';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cursorPages } from '../../api/cursor-pages.js';
import { request } from '../../api/request.js';
import { personName } from '../../people/person-name.js';
import { startOfDay } from '../../ui/text/calendar-day.js';

export interface AuditFilter {
  action: string;
  personId: string;
  /** Dates as in 2026-07-31, in the reader's zone; both are included. */
  from: string;
  to: string;
}

function queryOf({ action, personId, from, to }: AuditFilter) {
  return {
    ...(action && { action }),
    ...(personId && { personId }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: startOfDay(to, 1) }),
  };
}

export function useAudit(filter: AuditFilter) {
  return useInfiniteQuery({
    ...cursorPages,
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...queryOf(filter), ...(pageParam && { cursor: pageParam }) };
      return request<typeof listAudit>('GET', '/api/audit', { query }, { signal });
    },
  });
}

/** The options of the filter; the log is shown without them as well. */
export function useAuditPeople() {
  const { data } = useQuery({
    queryKey: ['audit', 'people'],
    queryFn: () => request<typeof getTeam>('GET', '/api/team'),
  });
  return (data?.people ?? []).map((person) => ({ value: person.id, label: personName(person) }));
}
