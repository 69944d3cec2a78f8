import { isoOf } from './date-text.js';
import { formatAgo, formatDate } from './format.js';
import { useNow } from './use-now.js';

/** How long ago, with the exact time for who points at it. */
export function TimeAgo({ value }: { value: string | number }) {
  const nowMs = useNow();
  return (
    <time dateTime={isoOf(value)} title={formatDate(value, 'dateTime')}>
      {formatAgo(value, nowMs)}
    </time>
  );
}
