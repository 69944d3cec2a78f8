import { paths } from '@meg/shared/domain/paths';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { serverAddress } from '../../api/server-address.js';
import { useSearchText } from '../../ui/browser/use-search-text.js';
import { Page } from '../../ui/layout/page.js';
import { LeadDrawer } from './detail/lead-drawer.js';
import { prependLeads, reloadLists, useLeadChoices, useLeadList, useLiveLeads } from './leads.queries.js';
import { type LeadFilterValues, queryOf, readFilter, writeFilter } from './list/lead-filter.js';
import { LeadsView } from './list/leads-view.js';
import { isNewestFirst, useNewLeads } from './list/use-new-leads.js';
import { useLeadKeys } from './use-lead-keys.js';

const noChoices = { people: [], tags: [], currency: 'USD', companyName: '' };

export default function LeadsPage() {
  useLiveLeads();
  const { id: openId } = useParams();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const query = useMemo(() => queryOf(filter), [filter]);

  const setFilter = useCallback(
    (change: LeadFilterValues) => setParams((now) => writeFilter({ ...readFilter(now), ...change }), { replace: true }),
    [setParams],
  );
  const search = useSearchText(filter.search ?? '', (text) => setFilter({ search: text }));
  const list = useLeadList(query);
  const choices = useLeadChoices().data ?? noChoices;
  const leads = useDeferredValue(useMemo(() => list.data?.pages.flatMap((page) => page.leads), [list.data]));

  const [isAtTop, setAtTop] = useState(true);
  const arrived = useNewLeads(query, leads);
  const comesByItself = isAtTop && isNewestFirst(query);
  useEffect(() => {
    if (comesByItself && arrived.length > 0) prependLeads(query, arrived);
  }, [comesByItself, arrived, query]);

  const addressOf = (id: string | undefined) => {
    const words = writeFilter(filter).toString();
    return `${paths.leads}${id === undefined ? '' : `/${id}`}${words === '' ? '' : `?${words}`}`;
  };
  const open = (id: string | undefined) => void navigate(addressOf(id));
  const searchRef = useRef<HTMLInputElement>(null);
  useLeadKeys({ searchRef, onEscape: () => openId !== undefined && open(undefined) });

  return (
    <>
      <Page title="Leads" width="full">
        <LeadsView
          filter={filter}
          setFilter={setFilter}
          search={search}
          searchRef={searchRef}
          list={list}
          leads={leads}
          choices={choices}
          openId={openId}
          hrefOf={addressOf}
          onOpen={open}
          onTop={setAtTop}
          arrived={comesByItself ? 0 : arrived.length}
          onShowArrived={() => void reloadLists()}
          exportUrl={`${serverAddress()}/api/admin/leads/export?${exportWords(query)}`}
        />
      </Page>
      {openId !== undefined && (
        <LeadDrawer key={openId} id={openId} choices={choices} hrefOf={addressOf} onClose={() => open(undefined)} />
      )}
    </>
  );
}

function exportWords(query: Record<string, unknown>): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}
