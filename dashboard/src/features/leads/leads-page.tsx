import type { SavedLeadView } from '@meg/shared/contract/lead-views';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { may, useMe } from '../../api/me.js';
import { serverAddress } from '../../api/server-address.js';
import { useMediaQuery } from '../../ui/browser/use-media-query.js';
import { useSearchText } from '../../ui/browser/use-search-text.js';
import { Button } from '../../ui/buttons/button.js';
import { Page } from '../../ui/layout/page.js';
import { formatNumber } from '../../ui/text/format.js';
import { AddLeadDialog } from './actions/add-lead-dialog.js';
import { MyTasks } from './actions/my-tasks.js';
import { LeadBeside } from './detail/lead-beside.js';
import { WholeLead } from './detail/whole-lead.js';
import { useLeadCounts } from './lead-counts.js';
import { prependLeads, reloadLists, useLead, useLiveLeads } from './leads.queries.js';
import { BulkBar, type BulkMenu } from './list/bulk-bar.js';
import { KeysDialog } from './list/keys-dialog.js';
import { noFilter, readFilter } from './list/lead-filter.js';
import type { RowFocus } from './list/lead-row-focus.js';
import { LeadToolbar } from './list/lead-toolbar.js';
import { LeadsView } from './list/leads-view.js';
import { knownColumns, useListLook } from './list/list-settings.js';
import { SavedViewMenu } from './list/saved-view-menu.js';
import { useArrived } from './list/use-new-leads.js';
import { useOnlyHit } from './list/use-only-hit.js';
import { useSelection } from './list/use-selection.js';
import { savedViewOf, ViewChips } from './list/view-chips.js';
import { useSavedViews } from './saved-views.queries.js';
import { type LeadKeys, useLeadKeys } from './use-lead-keys.js';
import { useLeadAddress, useLeadsInView, useNeighbours } from './use-leads-in-view.js';

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
  const go = (other: string | undefined) => other !== undefined && void navigate(pageHref(other), { replace: true });
  const mayWork = may(useMe(), 'leads.work');
  const [bar, setBar] = useState<{ of: string; menu: BulkMenu | undefined }>();
  const [showsKeys, setShowsKeys] = useState(false);
  const openMenu = (menu: BulkMenu) => () => mayWork && setBar({ of: id, menu });
  useLeadKeys({
    j: () => go(neighbours.next),
    k: () => go(neighbours.previous),
    a: openMenu('assign'),
    s: openMenu('status'),
    '?': () => setShowsKeys(true),
    escape: () => (bar ? setBar(undefined) : void navigate(listHref, readLast(id))),
  });
  const open = useLead(id);
  const chosen = useMemo(() => new Set([id]), [id]);
  const work = bar?.of === id && (
    <BulkBar
      ids={chosen}
      leads={[open.data]}
      isOpenLead
      choices={inView.choices}
      opened={bar.menu}
      onOpened={(menu) => setBar({ of: id, menu })}
      onDone={() => setBar(undefined)}
    />
  );
  return (
    <>
      <WholeLead
        id={id}
        work={work}
        choices={inView.choices}
        neighbours={neighbours}
        hrefOf={pageHref}
        listHref={listHref}
        onGo={go}
        onErased={() => void navigate(listHref, { replace: true })}
      />
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
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
  const isPhone = useMediaQuery('(width < 48rem)');
  const look = useListLook();
  const selection = useSelection(leads);
  const openLead = useLead(openId);
  const saved = useSavedViews();
  const counts = useLeadCounts();
  const [menu, setMenu] = useState<BulkMenu>();
  const [showsKeys, setShowsKeys] = useState(false);
  const [isAtTop, setAtTop] = useState(true);
  const { arrived, comesByItself } = useArrived(query, { leads, isAtTop, isWhole: !list.hasNextPage });
  useEffect(() => {
    if (!comesByItself || arrived.length === 0) return;
    if (query.sort === 'createdAt') prependLeads(query, arrived);
    else void list.refetch();
  }, [comesByItself, arrived, query, list.refetch]);

  const open = (id: string) => void navigate(besideHref(id), { replace: openId !== undefined });
  const close = () => void navigate(listHref, openId === undefined ? {} : readLast(openId));
  const showSaved = (view: SavedLeadView) => {
    search.setTyped('');
    setFilter({ ...noFilter, view: '', sort: '', direction: '', ...readFilter(new URLSearchParams(view.filter)) });
    look.change({ columns: knownColumns(view.columns) });
  };
  const searchRef = useRef<HTMLInputElement>(null);
  const focusRef = useRef<RowFocus>(null);
  /** The row that the keys opened the menu from. */
  const workedRow = useRef<string>(undefined);
  const endBulk = () => {
    selection.clear();
    const row = workedRow.current;
    // After the bar with the focus is gone.
    if (row !== undefined) requestAnimationFrame(() => focusRef.current?.back(row));
  };
  const read = useReadLast();
  const isLoaded = leads !== undefined;
  useEffect(() => {
    if (isLoaded && openId === undefined && read !== undefined) focusRef.current?.back(read);
  }, [isLoaded, openId, read]);
  // The change may sort the list anew: the focus goes along with its lead, and does not stay at its place in the list.
  useEffect(() => {
    const row = workedRow.current;
    if (leads && row !== undefined && focusRef.current?.focused() !== undefined) focusRef.current.back(row);
  }, [leads]);
  const openOnlyHit = useOnlyHit({
    typed: search.typed,
    searched: filter.search ?? '',
    list,
    onOpen: (id) => open(id),
  });
  const moved = (by: 1 | -1) => () => {
    workedRow.current = undefined;
    if (openId === undefined) return focusRef.current?.step(by);
    const next = by === 1 ? neighbours.next : neighbours.previous;
    if (next !== undefined) open(next);
  };
  /** Of the chosen leads, or of the one that is in focus or open. */
  const openMenu = (which: BulkMenu) => () => {
    const inFocus = focusRef.current?.focused();
    workedRow.current = inFocus;
    const id = inFocus ?? openId;
    if (selection.ids.size === 0 && id !== undefined) selection.toggle(id, true);
    if (selection.ids.size > 0 || id !== undefined) setMenu(which);
  };
  const keys: LeadKeys = {
    j: moved(1),
    k: moved(-1),
    arrowdown: moved(1),
    arrowup: moved(-1),
    pagedown: () => focusRef.current?.step(10),
    pageup: () => focusRef.current?.step(-10),
    x: () => {
      const id = focusRef.current?.focused() ?? openId;
      if (id !== undefined) selection.toggle(id, !selection.ids.has(id));
    },
    a: openMenu('assign'),
    s: openMenu('status'),
    '/': () => searchRef.current?.focus(),
    '?': () => setShowsKeys(true),
    escape: () => (openId === undefined ? selection.clear() : close()),
  };
  useLeadKeys(keys);

  const views = (
    <SavedViewMenu
      filter={filter}
      columns={look.look.columns}
      saved={saved}
      current={savedViewOf(saved, filter)}
      onSaved={showSaved}
    />
  );
  return (
    <>
      <Page
        title="Leads"
        tabTitle={counts ? `${formatNumber(counts.open)} open ${counts.open === 1 ? 'lead' : 'leads'}` : 'Leads'}
        width="full"
        actions={
          <>
            <MyTasks hrefOf={besideHref} />
            {mayWork && (
              <Button tone="primary" size="compact" onClick={() => setAdding(true)}>
                <Plus size={16} aria-hidden />
                <span className={isPhone ? 'visually-hidden' : undefined}>Add a lead</span>
              </Button>
            )}
          </>
        }
        toolbar={
          <LeadToolbar
            filter={filter}
            choices={choices}
            exportUrl={`${serverAddress()}/api/admin/leads/export?${exportWords(query)}`}
            isPhone={isPhone}
            isNarrow={isPhone || openId !== undefined}
            searchRef={searchRef}
            onFilter={setFilter}
            typed={search.typed}
            onType={search.setTyped}
            onEnter={openOnlyHit}
            list={look}
            views={views}
          />
        }
      >
        <LeadsView
          open={openLead.data}
          filter={filter}
          setFilter={setFilter}
          search={search}
          list={list}
          leads={leads}
          choices={choices}
          selection={selection}
          look={look.look}
          openId={openId}
          focusRef={focusRef}
          menu={menu}
          onMenu={setMenu}
          onBulkDone={endBulk}
          hrefOf={besideHref}
          onOpen={open}
          onTop={setAtTop}
          onShowKeys={() => setShowsKeys(true)}
          arrived={comesByItself ? 0 : arrived.length}
          onShowArrived={() => void reloadLists()}
          views={
            <ViewChips
              filter={filter}
              saved={saved}
              onSaved={showSaved}
              onView={(view) =>
                setFilter({
                  ...noFilter,
                  search: filter.search ?? '',
                  view: view === 'open' && !filter.search ? '' : view,
                  sort: '',
                  direction: '',
                })
              }
            />
          }
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
      <KeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

/** With a way back to the list: the lead that was read last, at whose row the list goes on. */
const readLast = (id: string) => ({ state: { readLast: id } });

function useReadLast(): string | undefined {
  const { state } = useLocation();
  return typeof state?.readLast === 'string' ? state.readLast : undefined;
}

function exportWords(query: Record<string, unknown>): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}
