import { moveTypeWords } from '@meg/shared/contract/lead-facts';
import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { routeOf, whoIs } from '@meg/shared/domain/leads/who-and-where';
import { leadPath, paths } from '@meg/shared/domain/paths';
import { Download, Inbox, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { rangeWords } from '../../api/lead-range-words.js';
import { may, useMe } from '../../api/me.js';
import { QueryFault } from '../../api/query-fault.js';
import { serverAddress } from '../../api/server-address.js';
import { StatusBadge } from '../../ui/badges/status-badge.js';
import { useDebouncedValue } from '../../ui/browser/use-debounced-value.js';
import { ButtonLink } from '../../ui/buttons/button.js';
import { LinkButton } from '../../ui/buttons/link-button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { SearchInput } from '../../ui/fields/search-input.js';
import { Card } from '../../ui/layout/card.js';
import { DataTable } from '../../ui/table/data-table.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import styles from './dashboard.module.css';
import { useLatestLeads } from './insights.queries.js';

const columns = [
  'Who',
  { label: 'Move', notOnPhone: true },
  'Status',
  { label: 'Range', isNumeric: true, notOnPhone: true },
  { label: 'Came', isNumeric: true },
];

/** In the support's view of a company that has not opened its leads, that is said instead. */
export function LatestLeads() {
  if (may(useMe(), 'leads.see')) return <Latest />;
  return (
    <Card title="Latest leads">
      <p className="soft">The company has not opened its leads to you.</p>
    </Card>
  );
}

function Latest() {
  const mayExport = may(useMe(), 'leads.export');
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const query = useLatestLeads(search);
  const { data, error, isPending } = query;
  return (
    <Card
      title="Latest leads"
      isFlush
      actions={
        <>
          {mayExport && (
            <ButtonLink
              size="compact"
              href={`${serverAddress()}/api/admin/leads/export`}
              target="_blank"
              rel="noopener"
            >
              <Download size={16} aria-hidden /> Export
            </ButtonLink>
          )}
          <LinkButton size="compact" to={paths.leads}>
            All leads
          </LinkButton>
        </>
      }
    >
      <div className={styles.search}>
        <SearchInput label="Search leads" placeholder="Name, email, phone or city" value={typed} onChange={setTyped} />
      </div>
      {error && !data && <QueryFault query={query} />}
      {data?.leads.length === 0 && <NoLeads isSearching={search !== ''} />}
      {(isPending || (data && data.leads.length > 0)) && (
        <DataTable
          label="Newest leads"
          columns={columns}
          rows={data?.leads}
          row={(lead) => <LeadRow key={lead.id} lead={lead} />}
        />
      )}
    </Card>
  );
}

function NoLeads({ isSearching }: { isSearching: boolean }) {
  const mayEmbed = may(useMe(), 'config.change');
  if (isSearching) {
    return (
      <EmptyState icon={<SearchX size={24} aria-hidden />} title="No lead fits this">
        Try a shorter part of the name, email, phone or city.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<Inbox size={24} aria-hidden />}
      title="No leads yet"
      action={mayEmbed && <LinkButton to={paths.domains}>Put the chat on your page</LinkButton>}
    >
      The first one shows here as soon as a visitor leaves their details in your chat. What looks as if a bot sent it
      stands under All leads until you mark it as contacted.
    </EmptyState>
  );
}

function LeadRow({ lead }: { lead: LeadSummary }) {
  return (
    <TableRow>
      <TableCell>
        <Link to={leadPath(lead.id)} className="strong-link">
          <bdi>{whoIs(lead)}</bdi>
        </Link>
        <span className="soft-line break-anywhere">{lead.email || lead.phone}</span>
      </TableCell>
      <TableCell className="not-on-phone">
        <bdi>{routeOf(lead)}</bdi>
        <span className="soft-line break-anywhere">{lead.moveType === null ? '' : moveTypeWords[lead.moveType]}</span>
      </TableCell>
      <TableCell>
        <StatusBadge status={lead.status} />
      </TableCell>
      <TableCell isNumeric className="not-on-phone">
        {rangeWords(lead) || '–'}
      </TableCell>
      <TableCell isNumeric isSoft>
        <TimeAgo value={lead.createdAt} />
      </TableCell>
    </TableRow>
  );
}
