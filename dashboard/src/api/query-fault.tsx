import { ErrorState } from '../ui/feedback/error-state.js';
import { faultSentence } from './fault-sentence.js';

interface FailedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** In place of what a query could not read: why, with a button to try again. */
export function QueryFault({ query, title }: { query: FailedQuery; title?: string }) {
  return (
    <ErrorState title={title} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
      {faultSentence(query.error)}
    </ErrorState>
  );
}
