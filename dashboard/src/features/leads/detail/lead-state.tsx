import { may, useMe } from '../../../api/me.js';
import { QueryFault } from '../../../api/query-fault.js';
import { EmptyState } from '../../../ui/feedback/empty-state.js';
import { Loading, Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.js';
import { isLeadGone, type useLead } from '../leads.queries.js';

/** In place of a lead that is not there: because it is loading, has gone, or could not be read. */
export function LeadState({ query }: { query: ReturnType<typeof useLead> }) {
  const seesAll = may(useMe(), 'leads.seeAll');
  const { error } = query;
  if (!error) {
    return (
      <Loading label="Loading the lead">
        <Skeleton height="3rem" />
        <SkeletonLines lines={8} />
      </Loading>
    );
  }
  if (isLeadGone(error)) {
    return (
      <EmptyState title={seesAll ? 'This lead is not there' : 'This lead is not yours, or not there'}>
        {seesAll
          ? 'It may have been erased, or the address is not whole.'
          : 'A colleague has it, and your role shows you only your own leads and nobody’s. Or it was erased.'}
      </EmptyState>
    );
  }
  return <QueryFault query={query} title="Failed to fetch the lead" />;
}
