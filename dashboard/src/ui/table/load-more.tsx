import { Button } from '../buttons/button.js';
import { formatNumber } from '../text/format.js';
import styles from './load-more.module.css';

interface LoadMoreProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  shown: number;
  total?: number | undefined;
  noun?: readonly [one: string, many: string] | undefined;
}

/** The end of a list that comes in parts. */
export function LoadMore({ hasMore, isLoading, onMore, shown, total, noun = ['entry', 'entries'] }: LoadMoreProps) {
  const counted = formatNumber(shown);
  const name = (total ?? shown) === 1 ? noun[0] : noun[1];
  return (
    <div className={styles.more}>
      <p role="status">{total === undefined ? `${counted} ${name}` : `${counted} of ${formatNumber(total)} ${name}`}</p>
      {hasMore && (
        <Button size="compact" onClick={onMore} isBusy={isLoading} busyLabel="Loading…">
          Show more
        </Button>
      )}
    </div>
  );
}
