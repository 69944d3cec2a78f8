import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { paths } from '@meg/shared/domain/paths';
import { ArrowUp, Inbox, SearchX } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { may, useMe } from '../../../api/me.js';
import { QueryFault } from '../../../api/query-fault.js';
import { useMediaQuery } from '../../../ui/browser/use-media-query.js';
import type { useSearchText } from '../../../ui/browser/use-search-text.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { EmptyState } from '../../../ui/feedback/empty-state.js';
import { Card } from '../../../ui/layout/card.js';
import { formatNumber } from '../../../ui/text/format.js';
import { Kbd } from '../../../ui/text/kbd.js';
import type { useLeadList } from '../leads.queries.js';
import { BulkBar } from './bulk-bar.js';
import { LeadCards } from './lead-cards.js';
import { isNarrowed, type LeadFilterValues } from './lead-filter.js';
import { LeadTable, type Sorting } from './lead-table.js';
import { LeadToolbar } from './lead-toolbar.js';
import styles from './leads.module.css';
import { lookBeside, useListLook } from './list-settings.js';
import type { FilterChoices } from './more-filters.js';

interface LeadsViewProps {
  filter: LeadFilterValues;
  setFilter: (change: LeadFilterValues) => void;
  search: ReturnType<typeof useSearchText>;
  searchRef: RefObject<HTMLInputElement | null>;
  list: ReturnType<typeof useLeadList>;
  leads: readonly LeadSummary[] | undefined;
  choices: FilterChoices;
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onTop: (isAtTop: boolean) => void;
  arrived: number;
  onShowArrived: () => void;
  exportUrl: string;
}

const noFilter: LeadFilterValues = Object.fromEntries(
  ['search', 'status', 'moveType', 'from', 'to', 'assignee', 'tag', 'bots'].map((name) => [name, '']),
);

function countOf(list: LeadsViewProps['list']): { total: number | undefined; text: string } {
  const first = list.data?.pages[0];
  if (!first || first.total === null) return { total: undefined, text: '' };
  const noun = first.total === 1 ? 'lead' : 'leads';
  const text = `${formatNumber(first.total)}${first.totalIsLeast ? '+' : ''} ${noun}`;
  return { total: first.totalIsLeast ? undefined : first.total, text };
}

function useSelection(leads: readonly LeadSummary[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    toggle: (id: string, isChosen: boolean) =>
      setIds((now) => new Set(isChosen ? [...now, id] : [...now].filter((other) => other !== id))),
    toggleAll: (isChosen: boolean) => setIds(new Set(isChosen ? leads?.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}

export function LeadsView(props: LeadsViewProps) {
  const { filter, setFilter, search, searchRef, list, leads, choices, arrived, exportUrl } = props;
  const isReadOnly = !may(useMe(), 'leads.work');
  const isPhone = useMediaQuery('(width < 48rem)');
  const look = useListLook();
  const roomBeside = useMediaQuery('(width >= 90rem)') ? 'less' : 'least';
  const room = props.openId === undefined ? 'whole' : roomBeside;
  const selection = useSelection(leads);
  const { total, text } = countOf(list);
  const names = useMemo(() => new Map(choices.people.map(({ id, name }) => [id, name])), [choices]);
  const sort = (filter.sort ?? 'createdAt') as Sorting['sort'];
  const direction = (filter.direction ?? 'desc') as Sorting['direction'];
  const shown = { leads, total, openId: props.openId, hrefOf: props.hrefOf, list };
  return (
    <div className="stack-4">
      <LeadToolbar
        filter={filter}
        choices={choices}
        exportUrl={exportUrl}
        isPhone={isPhone}
        searchRef={searchRef}
        onFilter={setFilter}
        typed={search.typed}
        onType={search.setTyped}
        list={look}
      />
      {selection.ids.size > 0 && !isReadOnly && (
        <BulkBar ids={selection.ids} choices={choices} onDone={selection.clear} />
      )}
      <div className={styles.summary}>
        <span role="status">{text}</span>
        {!isPhone && props.openId === undefined && (
          <span className={styles.keys}>
            <Kbd>/</Kbd> search · <Kbd>↑</Kbd> <Kbd>↓</Kbd> move · <Kbd>Enter</Kbd> open · <Kbd>Esc</Kbd> close
          </span>
        )}
      </div>
      {arrived > 0 && <NewLeadsButton count={arrived} onShow={props.onShowArrived} />}
      <Shown {...props} count={leads?.length}>
        {isPhone ? (
          <LeadCards {...shown} />
        ) : (
          <Card isFlush>
            <LeadTable
              {...shown}
              look={lookBeside(look.look, room)}
              nameOf={(id) => names.get(id) ?? 'A former colleague'}
              onOpen={props.onOpen}
              sorting={{ sort, direction }}
              onSort={setFilter}
              selection={selection}
              onTop={props.onTop}
            />
          </Card>
        )}
      </Shown>
    </div>
  );
}

function NewLeadsButton({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className={styles.news}>
      <Button tone="primary" size="compact" onClick={onShow}>
        <ArrowUp size={16} aria-hidden />
        {count === 1 ? '1 new lead' : `${count >= 20 ? '20+' : count} new leads`}
      </Button>
    </div>
  );
}

/** The list, or why there is none. */
function Shown(props: LeadsViewProps & { count: number | undefined; children: React.ReactNode }) {
  const { list, filter, setFilter, search, count, children } = props;
  if (list.error && count === undefined) {
    return <QueryFault query={list} title="Failed to fetch leads" />;
  }
  if (count !== 0) return children;
  if (!isNarrowed(filter)) {
    return (
      <EmptyState
        icon={<Inbox size={28} aria-hidden />}
        title="No leads yet"
        action={<LinkButton to={paths.domains}>Put the chat on your site</LinkButton>}
      >
        They appear here by themselves as soon as a visitor leaves their details in your chat.
      </EmptyState>
    );
  }
  const clear = () => {
    search.setTyped('');
    setFilter(noFilter);
  };
  return (
    <EmptyState
      icon={<SearchX size={28} aria-hidden />}
      title="No leads fit this"
      action={<Button onClick={clear}>Clear search and filters</Button>}
    >
      Look for fewer or other words, or take away a filter.
    </EmptyState>
  );
}
