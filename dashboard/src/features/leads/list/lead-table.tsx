import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { PagedQuery } from '../../../ui/table/load-more.js';
import { RowCheckbox } from '../../../ui/table/row-checkbox.js';
import { SkeletonRows } from '../../../ui/table/skeleton-rows.js';
import { SortHeader } from '../../../ui/table/sort-header.js';
import { HeaderCell, SpacerRow, Table } from '../../../ui/table/table.js';
import type { NameOf } from './lead-cells.js';
import { leadColumns } from './lead-cells.js';
import { LeadRow } from './lead-row.js';
import { type ColumnName, columnWords, type ListLook } from './list-settings.js';

export type SortName = 'createdAt' | 'name' | 'quoteAmount' | 'status';

export interface Sorting {
  sort: SortName;
  direction: 'asc' | 'desc';
}

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string, isChosen: boolean) => void;
  toggleAll: (isChosen: boolean) => void;
}

interface LeadTableProps {
  leads: readonly LeadSummary[] | undefined;
  total: number | undefined;
  look: ListLook;
  nameOf: NameOf;
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  selection: Selection;
  list: PagedQuery;
  /** Whether the newest row is in view: new rows then appear above it without moving what is read. */
  onTop: (isAtTop: boolean) => void;
}

const rowHeights = { comfortable: 65, compact: 49 };
const drawnBeyond = 8;
const askedAhead = 30;

const sorts: Partial<Record<ColumnName | 'who', SortName>> = {
  who: 'name',
  status: 'status',
  range: 'quoteAmount',
  waiting: 'createdAt',
  created: 'createdAt',
};

export function LeadTable(props: LeadTableProps) {
  const { leads, look, list, onTop, total } = props;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const count = leads?.length ?? 0;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeights[look.density],
    overscan: drawnBeyond,
    onChange: ({ scrollOffset }) => onTop((scrollOffset ?? 0) < 8),
  });
  const drawn = rows.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && lastDrawn >= count - askedAhead) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, lastDrawn, count, fetchNextPage]);

  const columns = look.columns.length + 2;
  const above = drawn[0]?.start ?? 0;
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go from one row's link to the next
    <div onKeyDown={(event) => moveFocus(event, count, (place) => rows.scrollToIndex(place))}>
      <Table
        label="Leads"
        density={look.density}
        scrollerRef={scroller}
        maxHeight="max(22rem, calc(100dvh - 19rem))"
        rowCount={(total ?? count) + 1}
      >
        <LeadTableHead {...props} />
        <tbody>
          <SpacerRow heightPx={above} columns={columns} />
          {drawn.map(({ index, key }) => {
            const lead = leads?.[index];
            return (
              lead && (
                <LeadRow
                  key={key}
                  lead={lead}
                  place={index}
                  measureRef={rows.measureElement}
                  {...rowProps(props, lead)}
                />
              )
            );
          })}
          <SpacerRow heightPx={below} columns={columns} />
          {(leads === undefined || hasNextPage) && (
            <SkeletonRows rows={leads === undefined ? 8 : 2} columns={columns} />
          )}
        </tbody>
      </Table>
    </div>
  );
}

function rowProps({ look, nameOf, openId, hrefOf, onOpen, selection }: LeadTableProps, { id }: LeadSummary) {
  return {
    columns: look.columns,
    nameOf,
    onOpen,
    href: hrefOf(id),
    isCurrent: id === openId,
    isSelected: selection.ids.has(id),
    onSelect: selection.toggle,
  };
}

function LeadTableHead({ look, sorting, onSort, selection, leads }: LeadTableProps) {
  const chosen = selection.ids.size;
  const header = (name: ColumnName | 'who', label: string, isNumeric = false) => {
    const sort = sorts[name];
    if (!sort)
      return (
        <HeaderCell key={name} isNumeric={isNumeric}>
          {label}
        </HeaderCell>
      );
    const isSorted = sorting.sort === sort;
    const isUp = sorting.direction === 'asc';
    const next = isSorted ? (isUp ? 'desc' : 'asc') : sort === 'name' || sort === 'status' ? 'asc' : 'desc';
    return (
      <SortHeader
        key={name}
        label={label}
        isNumeric={isNumeric}
        sorted={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}
        onSort={() => onSort({ sort, direction: next })}
      />
    );
  };
  return (
    <thead>
      <tr>
        <HeaderCell isTight>
          <RowCheckbox
            label="Choose all that are loaded"
            isChecked={chosen > 0 && chosen === leads?.length}
            isMixed={chosen > 0 && chosen !== leads?.length}
            onChange={selection.toggleAll}
          />
        </HeaderCell>
        {header('who', 'Who')}
        {look.columns.map((name) => header(name, columnWords[name], leadColumns[name].isNumeric))}
      </tr>
    </thead>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/** The target row may not be drawn yet: it takes the focus in the next frame. */
function moveFocus(event: KeyboardEvent<HTMLElement>, count: number, scrollTo: (place: number) => void): void {
  const step = steps[event.key];
  const table = event.currentTarget;
  const target = event.target as HTMLElement;
  if (step === undefined || event.altKey || event.metaKey || event.ctrlKey || count === 0) return;
  const from = Number(target.closest('tr')?.dataset.index ?? -1);
  const place = Math.min(count - 1, Math.max(0, from + step));
  event.preventDefault();
  scrollTo(place);
  requestAnimationFrame(() => table.querySelector<HTMLElement>(`tr[data-index="${place}"] a`)?.focus());
}
