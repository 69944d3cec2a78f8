import { leadPath, paths } from '@meg/shared/domain/paths';
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Neighbours } from './detail/lead-neighbours.js';
import { useLeadChoices, useLeadList } from './leads.queries.js';
import { type LeadFilterValues, queryOf, readFilter, writeFilter } from './list/lead-filter.js';

const noChoices = {
  people: [],
  tags: [],
  sources: [],
  currency: 'USD',
  companyName: '',
  country: null,
  businessHours: undefined,
};

/** Which lead stands open beside the list. */
const openName = 'lead';

/** The filter, the lead that is open beside the list, and the addresses that keep both. */
export function useLeadAddress() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const openId = params.get(openName) ?? undefined;
  const setFilter = useCallback(
    (change: LeadFilterValues) =>
      setParams(
        (now) => {
          const open = now.get(openName);
          const next = writeFilter({ ...readFilter(now), ...change });
          if (open !== null) next.set(openName, open);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const withFilter = (path: string, open?: string) => {
    const words = writeFilter(filter);
    if (open !== undefined) words.set(openName, open);
    return words.size === 0 ? path : `${path}?${words}`;
  };
  return {
    filter,
    setFilter,
    openId,
    listHref: withFilter(paths.leads),
    besideHref: (id: string) => withFilter(paths.leads, id),
    pageHref: (id: string) => withFilter(leadPath(id)),
  };
}

/** The leads that the filter finds, as far as they are loaded. */
export function useLeadsInView(filter: LeadFilterValues) {
  const query = useMemo(() => queryOf(filter), [filter]);
  const list = useLeadList(query);
  const choices = useLeadChoices().data ?? noChoices;
  const leads = useDeferredValue(useMemo(() => list.data?.pages.flatMap((page) => page.leads), [list.data]));
  return { query, list, leads, choices };
}

/** Loads more of the list in time for the last of the loaded leads to have one after it. */
export function useNeighbours(
  { leads, list }: Pick<ReturnType<typeof useLeadsInView>, 'leads' | 'list'>,
  id: string | undefined,
): Neighbours {
  const place = leads?.findIndex((lead) => lead.id === id) ?? -1;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isLast = place >= 0 && place === (leads?.length ?? 0) - 1;
  useEffect(() => {
    if (isLast && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isLast, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (place < 0) return { previous: undefined, next: undefined };
  return { previous: leads?.[place - 1]?.id, next: leads?.[place + 1]?.id };
}
