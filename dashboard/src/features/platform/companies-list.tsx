import type { PlatformCompany } from '@meg/shared/contract/platform';
import { paths } from '@meg/shared/domain/paths';
import { Building2, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { faultSentence } from '../../api/fault-sentence.js';
import { Badge } from '../../ui/badges/badge.js';
import { useDebouncedValue } from '../../ui/browser/use-debounced-value.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ErrorState } from '../../ui/feedback/error-state.js';
import { SearchInput } from '../../ui/fields/search-input.js';
import { Card } from '../../ui/layout/card.js';
import { Menu } from '../../ui/popover/menu.js';
import { LoadMore } from '../../ui/table/load-more.js';
import { SkeletonRows } from '../../ui/table/skeleton-rows.js';
import { HeaderCell, Table, TableCell, TableRow } from '../../ui/table/table.js';
import { DateText } from '../../ui/text/date-text.js';
import { formatNumber } from '../../ui/text/format.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { type CompanyAction, CompanyDialogs } from './company-dialogs.js';
import styles from './platform.module.css';
import { useCompanies } from './platform.queries.js';

const countedMost = 10_000;

const waitWords = {
  address_unconfirmed: 'Address not confirmed',
  chat_not_seen: 'Chat not seen yet',
} as const;

export function CompaniesList() {
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState<CompanyAction>();
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useCompanies(
    useDebouncedValue(typed.trim()),
  );
  const companies = data?.pages.flatMap((page) => page.companies);
  return (
    <div className={styles.part}>
      <div className={styles.search}>
        <SearchInput label="Search companies" placeholder="Name or public name" value={typed} onChange={setTyped} />
      </div>
      <Card isFlush>
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
            {faultSentence(error)}
          </ErrorState>
        ) : (
          <CompaniesTable companies={companies} onAction={setAction} />
        )}
      </Card>
      {companies && companies.length > 0 && (
        <LoadMore
          hasMore={hasNextPage}
          isLoading={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
          shown={companies.length}
          noun={['company', 'companies']}
        />
      )}
      <CompanyDialogs action={action} onClose={() => setAction(undefined)} />
    </div>
  );
}

interface CompaniesTableProps {
  companies: readonly PlatformCompany[] | undefined;
  onAction: (action: CompanyAction) => void;
}

function CompaniesTable({ companies, onAction }: CompaniesTableProps) {
  if (companies?.length === 0) {
    return (
      <EmptyState icon={<Building2 size={24} aria-hidden />} title="No company fits this">
        Search by a part of its name.
      </EmptyState>
    );
  }
  return (
    <Table label="Companies">
      <thead>
        <tr>
          <HeaderCell>Company</HeaderCell>
          <HeaderCell>State</HeaderCell>
          <HeaderCell isNumeric className={styles.wide}>
            People
          </HeaderCell>
          <HeaderCell isNumeric className={styles.wide}>
            Leads
          </HeaderCell>
          <HeaderCell className={styles.wide}>Latest lead</HeaderCell>
          <HeaderCell className={styles.wide}>Since</HeaderCell>
          <HeaderCell isTight>
            <span className="visually-hidden">Actions</span>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {companies ? (
          companies.map((company) => <CompanyRow key={company.id} company={company} onAction={onAction} />)
        ) : (
          <SkeletonRows columns={7} />
        )}
      </tbody>
    </Table>
  );
}

function CompanyRow({ company, onAction }: { company: PlatformCompany; onAction: (action: CompanyAction) => void }) {
  const { name, slug, state, waitsFor, isDefault, people, leads, lastLeadAt, createdAt } = company;
  const isSuspended = state === 'suspended';
  return (
    <TableRow>
      <TableCell>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.soft}>{slug}</span>
      </TableCell>
      <TableCell>
        <Badge tone={isSuspended ? 'bad' : 'good'}>{isSuspended ? 'Suspended' : 'Active'}</Badge>
        {waitsFor && <span className={styles.soft}>{waitWords[waitsFor]}</span>}
      </TableCell>
      <TableCell isNumeric className={styles.wide}>
        {formatNumber(people)}
      </TableCell>
      <TableCell isNumeric className={styles.wide}>
        {formatNumber(leads)}
        {leads >= countedMost && '+'}
      </TableCell>
      <TableCell isSoft className={styles.wide}>
        {lastLeadAt ? <TimeAgo value={lastLeadAt} /> : '–'}
      </TableCell>
      <TableCell isSoft className={styles.wide}>
        <DateText value={createdAt} />
      </TableCell>
      <TableCell isTight>
        <span className={styles.buttons}>
          <Button
            size="compact"
            className={styles.wide}
            aria-label={`Look on at ${name}`}
            onClick={() => onAction({ kind: 'support', company })}
          >
            Look on
          </Button>
          <Menu
            label={`Actions for ${name}`}
            trigger={
              <IconButton label={`Actions for ${name}`} icon={<Ellipsis size={18} aria-hidden />} size="compact" />
            }
            items={[
              { label: 'Look on', onSelect: () => onAction({ kind: 'support', company }) },
              { label: 'Audit log', onSelect: () => onAction({ kind: 'audit', company }) },
              { label: 'Sent messages', to: `${paths.sentMessages}?company=${company.id}` },
              {
                label: 'Mark as set up',
                isDisabled: waitsFor === null,
                onSelect: () => onAction({ kind: 'setUp', company }),
              },
              { separator: true },
              isSuspended
                ? { label: 'Let it go on', onSelect: () => onAction({ kind: 'resume', company }) }
                : {
                    label: 'Suspend',
                    isDanger: true,
                    isDisabled: isDefault,
                    onSelect: () => onAction({ kind: 'suspend', company }),
                  },
            ]}
          />
        </span>
      </TableCell>
    </TableRow>
  );
}
