import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../ui/layout/card.js';
import { DataTable } from '../ui/table/data-table.js';
import { LoadMore } from '../ui/table/load-more.js';
import { QueryFault } from './query-fault.js';

type CardHead = Pick<ComponentProps<typeof Card>, 'title' | 'description' | 'actions'>;
type LoadMoreProps = ComponentProps<typeof LoadMore>;

type PagedTableProps<Row> = ComponentProps<typeof DataTable<Row>> &
  Pick<LoadMoreProps, 'noun'> & {
    query: LoadMoreProps['query'] & ComponentProps<typeof QueryFault>['query'];
    /** In place of a table without rows. */
    empty: ReactNode;
    head?: CardHead;
  };

/** A card with the rows that were read so far, or why there are none, and the button for the next page below it. */
export function PagedTable<Row>({ query, empty, head, noun, ...table }: PagedTableProps<Row>) {
  const { rows } = table;
  return (
    <>
      <Card {...head} isFlush>
        {query.error && !rows ? <QueryFault query={query} /> : rows?.length === 0 ? empty : <DataTable {...table} />}
      </Card>
      {rows && rows.length > 0 && <LoadMore query={query} shown={rows.length} noun={noun} />}
    </>
  );
}
