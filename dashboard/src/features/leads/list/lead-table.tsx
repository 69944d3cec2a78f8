import type { LeadSummary } from '@meg/shared/contract/lead-work';
import type { LeadSort } from '@meg/shared/domain/leads/lead-sorts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { useWidthOf } from '../../../ui/browser/use-width.js';
import type { PagedQuery } from '../../../ui/table/load-more.js';
import { RowCheckbox } from '../../../ui/table/row-checkbox.js';
import { SkeletonRows } from '../../../ui/table/skeleton-rows.js';
import { SortHeader } from '../../../ui/table/sort-header.js';
import { HeaderCell, SpacerRow, Table } from '../../../ui/table/table.js';
import { leadColumns, type NameOf, selectWidth, widths } from './lead-cells.js';
import { firstDirection, type Sorting } from './lead-filter.js';
import { LeadRow } from './lead-row.js';
import type { RowFocus } from './lead-row-focus.js';
import { rowFocus } from './lead-row-focus.js';
import { type ColumnName, columnsBeside, columnWords, type ListLook } from './list-settings.js';

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string, isChosen: boolean) => void;
  toggleAll: (isChosen: boolean) => void;
}

interface LeadTableProps {
  focusRef: RefObject<RowFocus | null>;
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

const rowHeights = { comfortable: 65, compact: 33 };
const drawnBeyond = 8;
const askedAhead = 30;

interface ColumnSort {
  sort: LeadSort;
  /** The longest waiting is the oldest: what the column shows falls where the sort rises. */
  isReversed?: boolean;
}

const sorts: Partial<Record<ColumnName | 'who', ColumnSort>> = {
  who: { sort: 'name' },
  status: { sort: 'status' },
  range: { sort: 'quoteAmount' },
  score: { sort: 'score' },
  due: { sort: 'due' },
  waiting: { sort: 'createdAt', isReversed: true },
  created: { sort: 'createdAt' },
};

const turned = { asc: 'desc', desc: 'asc' } as const;

/** Before the list is measured, nothing is left out. */
const unmeasuredPx = 10_000;

/** The columns that are chosen; beside an open lead, those of them that fit. */
function useColumns({ look, openId }: LeadTableProps, scroller: RefObject<HTMLDivElement | null>) {
  const widthPx = useWidthOf(scroller, unmeasuredPx);
  if (openId === undefined) return { columns: look.columns, room: widths.whole };
  const room = widths.beside;
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const columns = columnsBeside(look.columns, (wanted) => leastWidth(wanted, room) * remPx <= widthPx);
  return { columns, room };
}

export function LeadTable(whole: LeadTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { columns: shown, room } = useColumns(whole, scroller);
  const props = { ...whole, look: { ...whole.look, columns: shown } };
  const { leads, look, list, onTop, total } = props;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const count = leads?.length ?? 0;
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeights[look.density],
    overscan: drawnBeyond,
    onChange: ({ scrollOffset }) => onTop((scrollOffset ?? 0) < 8),
  });
  const last = useRef<string>(undefined);
  const { openId } = props;
  useEffect(() => {
    if (openId !== undefined) last.current = openId;
  }, [openId]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      last.current = row?.dataset.lead ?? last.current;
    };
    const list = scroller.current;
    list?.addEventListener('focusin', remember);
    return () => list?.removeEventListener('focusin', remember);
  }, []);
  const scrollTo = (place: number) => rows.scrollToIndex(place);
  useImperativeHandle(props.focusRef, () => rowFocus({ scroller, leads: leads ?? [], last, scrollTo }));
  const drawn = rows.getVirtualItems();
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && lastDrawn >= count - askedAhead) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, lastDrawn, count, fetchNextPage]);

  const columns = look.columns.length + 2;
  const above = drawn[0]?.start ?? 0;
  const below = rows.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <div data-density={look.density}>
      <Table
        label="Leads"
        density={look.density}
        scrollerRef={scroller}
        maxHeight="max(22rem, calc(100dvh - 14rem))"
        rowCount={(total ?? count) + 1}
        minWidth={`${leastWidth(look.columns, room)}rem`}
      >
        <LeadColumns columns={look.columns} room={room} />
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
    const own = sorts[name];
    if (!own)
      return (
        <HeaderCell key={name} isNumeric={isNumeric}>
          {label}
        </HeaderCell>
      );
    const { sort, isReversed = false } = own;
    const first = isReversed ? turned[firstDirection(sort)] : firstDirection(sort);
    const isSorted = sorting.sort === sort;
    const shown = isReversed ? turned[sorting.direction] : sorting.direction;
    return (
      <SortHeader
        key={name}
        label={label}
        isNumeric={isNumeric}
        sorted={isSorted ? (shown === 'asc' ? 'ascending' : 'descending') : undefined}
        onSort={() => onSort({ sort, direction: isSorted ? turned[sorting.direction] : first })}
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

type Room = (typeof widths)['whole'];

function LeadColumns({ columns, room }: { columns: readonly ColumnName[]; room: Room }) {
  const width = (rem: number | undefined) => ({ width: rem === undefined ? undefined : `${rem}rem` });
  return (
    <colgroup>
      <col style={width(selectWidth)} />
      <col style={columns.includes('move') ? width(room.who) : undefined} />
      {columns.map((name) => (
        <col key={name} style={width(leadColumns[name].width)} />
      ))}
    </colgroup>
  );
}

function leastWidth(columns: readonly ColumnName[], room: Room): number {
  const all = columns.map((name) => leadColumns[name].width ?? room.rest);
  return all.reduce((sum, width) => sum + width, selectWidth + room.who);
}
