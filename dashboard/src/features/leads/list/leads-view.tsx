import type { LeadSummary } from '@meg/shared/contract/lead-work';
import type { LeadView } from '@meg/shared/domain/leads/lead-views';
import { paths } from '@meg/shared/domain/paths';
import { ArrowUp, CircleCheck, Inbox, SearchX } from 'lucide-react';
import { type ReactNode, type RefObject, useMemo } from 'react';
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
import { useLeadCounts } from '../lead-counts.js';
import type { useLeadList } from '../leads.queries.js';
import { BulkBar, type BulkMenu } from './bulk-bar.js';
import { LeadCards } from './lead-cards.js';
import { isNarrowed, type LeadFilterValues, noFilter, sortingOf, viewOf } from './lead-filter.js';
import type { RowFocus } from './lead-row-focus.js';
import { LeadTable } from './lead-table.js';
import styles from './leads.module.css';
import type { ListLook } from './list-settings.js';
import { hasMoved, ListView } from './list-view.js';
import type { FilterChoices } from './more-filters.js';
import type { useSelection } from './use-selection.js';

interface LeadsViewProps {
  filter: LeadFilterValues;
  setFilter: (change: LeadFilterValues) => void;
  search: ReturnType<typeof useSearchText>;
  list: ReturnType<typeof useLeadList>;
  leads: readonly LeadSummary[] | undefined;
  choices: FilterChoices;
  selection: ReturnType<typeof useSelection>;
  look: ListLook;
  openId: string | undefined;
  /** The lead that is open beside the list, which the filter may leave out. */
  open: LeadSummary | undefined;
  focusRef: RefObject<RowFocus | null>;
  /** Of the chosen leads. */
  menu: BulkMenu | undefined;
  onMenu: (menu: BulkMenu | undefined) => void;
  onBulkDone: () => void;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onTop: (isAtTop: boolean) => void;
  onShowKeys: () => void;
  arrived: number;
  onShowArrived: () => void;
  views: ReactNode;
}

/** `moved` still stand in their rows, and are in this view no more. */
function countOf(list: LeadsViewProps['list'], moved: number): { total: number | undefined; text: string } {
  const first = list.data?.pages[0];
  if (!first || first.total === null) return { total: undefined, text: '' };
  const left = Math.max(first.total - moved, 0);
  const noun = left === 1 ? 'lead' : 'leads';
  const text = `${formatNumber(left)}${first.totalIsLeast ? '+' : ''} ${noun}`;
  return { total: first.totalIsLeast ? undefined : first.total, text };
}

export function LeadsView(props: LeadsViewProps) {
  const { filter, list, leads, choices, arrived, selection, look, menu, onMenu } = props;
  const isReadOnly = !may(useMe(), 'leads.work');
  const isPhone = useMediaQuery('(width < 48rem)');
  const moved = (leads ?? []).filter(({ status }) => hasMoved(viewOf(filter), status)).length;
  const { total, text } = countOf(list, moved);
  const names = useMemo(() => new Map(choices.people.map(({ id, name }) => [id, name])), [choices]);
  const shown = { leads, total, openId: props.openId, hrefOf: props.hrefOf, list };
  const isChoosing = selection.ids.size > 0 && !isReadOnly;
  return (
    <div className={styles.list} data-beside={props.openId !== undefined || undefined}>
      {props.views}
      <div className={styles.place}>
        {isChoosing ? (
          <BulkBar
            ids={selection.ids}
            leads={[...(leads ?? []), props.open]}
            choices={choices}
            opened={menu}
            onOpened={onMenu}
            onDone={props.onBulkDone}
          />
        ) : (
          <div className={styles.summary}>
            <span role="status">{text}</span>
            {!isPhone && props.openId === undefined && <KeysHint onShow={props.onShowKeys} />}
          </div>
        )}
      </div>
      {arrived > 0 && <NewLeadsButton count={arrived} onShow={props.onShowArrived} />}
      <ListView value={viewOf(filter)}>
        <Shown {...props} count={leads?.length}>
          {isPhone ? (
            <LeadCards {...shown} />
          ) : (
            <Card isFlush>
              <LeadTable
                {...shown}
                focusRef={props.focusRef}
                look={look}
                nameOf={(id) => names.get(id) ?? 'A former colleague'}
                onOpen={props.onOpen}
                sorting={sortingOf(filter)}
                onSort={props.setFilter}
                selection={selection}
                onTop={props.onTop}
              />
            </Card>
          )}
        </Shown>
      </ListView>
    </div>
  );
}

function KeysHint({ onShow }: { onShow: () => void }) {
  return (
    <span className={styles.keys}>
      <Kbd>J</Kbd> <Kbd>K</Kbd> move · <Kbd>Enter</Kbd> open · <Kbd>X</Kbd> choose · <Kbd>/</Kbd> search ·{' '}
      <Button size="compact" tone="quiet" onClick={onShow}>
        All keys <Kbd>?</Kbd>
      </Button>
    </span>
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

const emptyWords: Record<Exclude<LeadView, 'all'>, string> = {
  open: 'No lead is open',
  mine: 'No open lead is yours',
  nobody: 'Every open lead has its person',
  needsReply: 'Everybody has an answer',
  callbacksToday: 'No callback is booked for today',
};

/** The list, or why there is none. */
function Shown(props: LeadsViewProps & { count: number | undefined; children: ReactNode }) {
  const { list, filter, setFilter, search, count, children } = props;
  const hasLeads = (useLeadCounts()?.all ?? 0) > 0;
  if (list.error && count === undefined) {
    return <QueryFault query={list} title="Failed to fetch leads" />;
  }
  if (count !== 0) return children;
  const view = viewOf(filter);
  if (!isNarrowed(filter)) {
    return hasLeads && view !== 'all' ? (
      <EmptyState
        icon={<CircleCheck size={28} aria-hidden />}
        title={emptyWords[view]}
        action={<Button onClick={() => setFilter({ view: 'all' })}>Show all leads</Button>}
      >
        New leads appear here by themselves.
      </EmptyState>
    ) : (
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
