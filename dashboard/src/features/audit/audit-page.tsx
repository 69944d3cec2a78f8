import type { AuditEntry } from '@meg/shared/contract/audit';
import { ScrollText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { auditSentence } from '../../api/audit-words.js';
import { faultSentence } from '../../api/fault-sentence.js';
import { Button } from '../../ui/buttons/button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ErrorState } from '../../ui/feedback/error-state.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { LoadMore } from '../../ui/table/load-more.js';
import { SkeletonRows } from '../../ui/table/skeleton-rows.js';
import { HeaderCell, Table, TableCell, TableRow } from '../../ui/table/table.js';
import { DateText } from '../../ui/text/date-text.js';
import styles from './audit.module.css';
import { type AuditFilter, useAudit, useAuditPeople } from './audit.queries.js';
import { AuditFilters, noFilter } from './audit-filters.js';

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

function readFilter(search: URLSearchParams): AuditFilter {
  const read = (name: keyof AuditFilter) => search.get(name) ?? '';
  const date = (name: 'from' | 'to') => (isDate(read(name)) ? read(name) : '');
  return { action: read('action'), personId: read('personId'), from: date('from'), to: date('to') };
}

export default function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const people = useAuditPeople();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useAudit(filter);
  const entries = data?.pages.flatMap((page) => page.entries);
  const setFilter = (wanted: AuditFilter) =>
    setSearch(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')), { replace: true });
  return (
    <Page
      title="Audit log"
      description="Who changed what, and when. An entry is never changed, and outlives what it tells of."
    >
      <AuditFilters filter={filter} people={people} onChange={setFilter} />
      <Card isFlush>
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
            {faultSentence(error)}
          </ErrorState>
        ) : (
          <Entries entries={entries} isNarrowed={search.size > 0} onClear={() => setFilter(noFilter)} />
        )}
      </Card>
      {entries && entries.length > 0 && (
        <LoadMore
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          shown={entries.length}
        />
      )}
    </Page>
  );
}

interface EntriesProps {
  entries: readonly AuditEntry[] | undefined;
  isNarrowed: boolean;
  onClear: () => void;
}

function Entries({ entries, isNarrowed, onClear }: EntriesProps) {
  if (entries?.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText size={24} aria-hidden />}
        title={isNarrowed ? 'No entry fits this' : 'Nothing yet'}
        action={isNarrowed && <Button onClick={onClear}>Show everything</Button>}
      >
        {isNarrowed
          ? 'Choose other dates, or everything and everybody.'
          : 'Changes of settings, status and team show here, with who made them.'}
      </EmptyState>
    );
  }
  return (
    <Table label="Audit log">
      <thead>
        <tr>
          <HeaderCell isTight className={styles.wide}>
            When
          </HeaderCell>
          <HeaderCell className={styles.wide}>Who</HeaderCell>
          <HeaderCell>What</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {entries ? (
          entries.map((entry) => (
            <TableRow key={entry.id}>
              <TableCell isTight isSoft className={styles.wide}>
                <DateText value={entry.at} style="dateTime" />
              </TableCell>
              <TableCell className={styles.wide}>
                <bdi>{entry.personName}</bdi>
              </TableCell>
              <TableCell className={styles.what}>
                {auditSentence(entry)}
                <span className={styles.byline}>
                  <bdi>{entry.personName}</bdi>, <DateText value={entry.at} style="dateTime" />
                </span>
              </TableCell>
            </TableRow>
          ))
        ) : (
          <SkeletonRows columns={3} />
        )}
      </tbody>
    </Table>
  );
}
