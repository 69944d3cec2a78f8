import { Button } from '../buttons/button.js';
import { formatNumber } from '../text/format.js';
import styles from './load-more.module.css';

/** A query whose answer comes in pages. */
export interface PagedQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

interface LoadMoreProps {
  query: PagedQuery;
  shown: number;
  total?: number | undefined;
  noun?: readonly [one: string, many: string] | undefined;
}

/** The end of a list that comes in parts. */
export function LoadMore({ query, shown, total, noun = ['entry', 'entries'] }: LoadMoreProps) {
  const counted = formatNumber(shown);
  const name = (total ?? shown) === 1 ? noun[0] : noun[1];
  return (
    <div className={styles.more}>
      <p role="status">{total === undefined ? `${counted} ${name}` : `${counted} of ${formatNumber(total)} ${name}`}</p>
      {query.hasNextPage && (
        <Button
          size="compact"
          onClick={() => void query.fetchNextPage()}
          isBusy={query.isFetchingNextPage}
          busyLabel="Loading…"
        >
          Show more
        </Button>
      )}
    </div>
  );
}
