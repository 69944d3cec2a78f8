import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { may, useMe } from '../../api/me.js';
import { serverAddress } from '../../api/server-address.js';
import { useSearchText } from '../../ui/browser/use-search-text.js';
import { Button } from '../../ui/buttons/button.js';
import { Page } from '../../ui/layout/page.js';
import { LeadBeside } from './detail/lead-beside.js';
import { WholeLead } from './detail/whole-lead.js';
import { prependLeads, reloadLists, useLiveLeads } from './leads.queries.js';
import { LeadsView } from './list/leads-view.js';
import { isNewestFirst, useNewLeads } from './list/use-new-leads.js';
import { useLeadKeys } from './use-lead-keys.js';
import { useLeadAddress, useLeadsInView, useNeighbours } from './use-leads-in-view.js';
import { AddLeadDialog } from './work/add-lead-dialog.js';
import { MyTasks } from './work/my-tasks.js';

/** The list, with a lead beside it; or one lead as a page, where the address names it. */
export default function LeadsPage() {
  useLiveLeads();
  const { id } = useParams();
  return id === undefined ? <LeadList /> : <OneLead id={id} />;
}

function OneLead({ id }: { id: string }) {
  const { filter, listHref, pageHref } = useLeadAddress();
  const inView = useLeadsInView(filter);
  const neighbours = useNeighbours(inView, id);
  const navigate = useNavigate();
  return (
    <WholeLead
      id={id}
      choices={inView.choices}
      neighbours={neighbours}
      hrefOf={pageHref}
      listHref={listHref}
      onGo={(other) => void navigate(pageHref(other), { replace: true })}
      onErased={() => void navigate(listHref, { replace: true })}
    />
  );
}

function LeadList() {
  const { filter, setFilter, openId, listHref, besideHref, pageHref } = useLeadAddress();
  const inView = useLeadsInView(filter);
  const { query, list, leads, choices } = inView;
  const neighbours = useNeighbours(inView, openId);
  const navigate = useNavigate();
  const search = useSearchText(filter.search ?? '', (text) => setFilter({ search: text }));

  const mayWork = may(useMe(), 'leads.work');
  const [isAdding, setAdding] = useState(false);
  const [isAtTop, setAtTop] = useState(true);
  const arrived = useNewLeads(query, leads);
  const comesByItself = isAtTop && isNewestFirst(query);
  useEffect(() => {
    if (comesByItself && arrived.length > 0) prependLeads(query, arrived);
  }, [comesByItself, arrived, query]);

  const open = (id: string) => void navigate(besideHref(id), { replace: openId !== undefined });
  const close = () => void navigate(listHref);
  const searchRef = useRef<HTMLInputElement>(null);
  useLeadKeys({ searchRef, onEscape: () => openId !== undefined && close() });

  return (
    <>
      <Page
        title="Leads"
        width="full"
        actions={
          <>
            <MyTasks hrefOf={besideHref} />
            {mayWork && (
              <Button tone="primary" size="compact" onClick={() => setAdding(true)}>
                <Plus size={16} aria-hidden /> Add a lead
              </Button>
            )}
          </>
        }
      >
        <LeadsView
          filter={filter}
          setFilter={setFilter}
          search={search}
          searchRef={searchRef}
          list={list}
          leads={leads}
          choices={choices}
          openId={openId}
          hrefOf={besideHref}
          onOpen={open}
          onTop={setAtTop}
          arrived={comesByItself ? 0 : arrived.length}
          onShowArrived={() => void reloadLists()}
          exportUrl={`${serverAddress()}/api/admin/leads/export?${exportWords(query)}`}
        />
      </Page>
      {isAdding && (
        <AddLeadDialog
          hrefOf={pageHref}
          onAdded={(id) => {
            setAdding(false);
            open(id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {openId !== undefined && (
        <LeadBeside
          id={openId}
          choices={choices}
          neighbours={neighbours}
          hrefOf={besideHref}
          pageHref={pageHref(openId)}
          onGo={open}
          onClose={close}
        />
      )}
    </>
  );
}

function exportWords(query: Record<string, unknown>): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}
