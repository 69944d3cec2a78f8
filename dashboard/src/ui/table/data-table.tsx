import type { ReactNode } from 'react';
import { SkeletonRows } from './skeleton-rows.js';
import { HeaderCell, Table } from './table.js';

export interface Column {
  label: string;
  /** Only read out by screen readers. */
  hideLabel?: boolean;
  isNumeric?: boolean;
  isTight?: boolean;
  notOnPhone?: boolean;
}

export const actionsColumn: Column = { label: 'Actions', hideLabel: true, isTight: true };

interface DataTableProps<Row> {
  label: string;
  columns: readonly (string | Column)[];
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /** Draws a `TableRow` with a key. */
  row: (row: Row) => ReactNode;
  skeletonRows?: number;
}

/** A table of rows that are all alike, with skeletons until they are there. */
export function DataTable<Row>({ label, columns, rows, row, skeletonRows = 6 }: DataTableProps<Row>) {
  const heads = columns.map((column) => (typeof column === 'string' ? { label: column } : column));
  return (
    <Table label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <ColumnHead key={head.label} {...head} />
          ))}
        </tr>
      </thead>
      <tbody>{rows ? rows.map(row) : <SkeletonRows rows={skeletonRows} columns={columns.length} />}</tbody>
    </Table>
  );
}

function ColumnHead({ label, hideLabel, isNumeric, isTight, notOnPhone }: Column) {
  return (
    <HeaderCell isNumeric={isNumeric} isTight={isTight} className={notOnPhone ? 'not-on-phone' : undefined}>
      {hideLabel ? <span className="visually-hidden">{label}</span> : label}
    </HeaderCell>
  );
}
