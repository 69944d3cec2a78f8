import type { PlatformCompany } from '@meg/shared/contract/platform';
import { paths } from '@meg/shared/domain/paths';
import { Building2, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { PagedTable } from '../../api/paged-table.js';
import { Badge } from '../../ui/badges/badge.js';
import { useDebouncedValue } from '../../ui/browser/use-debounced-value.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { SearchInput } from '../../ui/fields/search-input.js';
import { Menu } from '../../ui/popover/menu.js';
import { actionsColumn } from '../../ui/table/data-table.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { DateText } from '../../ui/text/date-text.js';
import { formatNumber } from '../../ui/text/format.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { type CompanyAction, CompanyDialogs } from './company-dialogs.js';
import styles from './platform.module.css';
import { useCompanies } from './platform.queries.js';

const countedMost = 10_000;

const waitWords = {
  address_unconfirmed: 'Waits: its owner has not confirmed the address',
  chat_not_seen: 'Waits: no page has shown its chat, and nobody has approved it',
} as const;

/** `search`: what the address asks for, as in the notice of a sign-up. */
export function CompaniesList({ search = '' }: { search?: string }) {
  const [typed, setTyped] = useState(search);
  const [action, setAction] = useState<CompanyAction>();
  const query = useCompanies(useDebouncedValue(typed.trim()));
  return (
    <div className="stack-4">
      <div className="search-box">
        <SearchInput label="Search companies" placeholder="Name or public name" value={typed} onChange={setTyped} />
      </div>
      <PagedTable
        query={query}
        label="Companies"
        columns={columns}
        rows={query.data?.pages.flatMap((page) => page.companies)}
        row={(company) => <CompanyRow key={company.id} company={company} onAction={setAction} />}
        noun={['company', 'companies']}
        empty={
          <EmptyState icon={<Building2 size={24} aria-hidden />} title="No company fits this">
            Search by a part of its name.
          </EmptyState>
        }
      />
      <CompanyDialogs action={action} onClose={() => setAction(undefined)} />
    </div>
  );
}

const columns = [
  'Company',
  'State',
  { label: 'People', isNumeric: true, notOnPhone: true },
  { label: 'Leads', isNumeric: true, notOnPhone: true },
  { label: 'Latest lead', notOnPhone: true },
  { label: 'Since', notOnPhone: true },
  actionsColumn,
];

interface CompanyRowProps {
  company: PlatformCompany;
  onAction: (action: CompanyAction) => void;
}

function CompanyRow({ company, onAction }: CompanyRowProps) {
  const { name, slug, state, waitsFor, people, leads, lastLeadAt, createdAt } = company;
  const isSuspended = state === 'suspended';
  return (
    <TableRow>
      <TableCell>
        <span className="strong-line">
          <bdi>{name}</bdi>
        </span>
        <span className="soft-line">{slug}</span>
      </TableCell>
      <TableCell>
        <Badge tone={isSuspended ? 'bad' : 'good'}>{isSuspended ? 'Suspended' : 'Active'}</Badge>
        {waitsFor && <span className="soft-line">{waitWords[waitsFor]}</span>}
      </TableCell>
      <TableCell isNumeric className="not-on-phone">
        {formatNumber(people)}
      </TableCell>
      <TableCell isNumeric className="not-on-phone">
        {formatNumber(leads)}
        {leads >= countedMost && '+'}
      </TableCell>
      <TableCell isSoft className="not-on-phone">
        {lastLeadAt ? <TimeAgo value={lastLeadAt} /> : '–'}
      </TableCell>
      <TableCell isSoft className="not-on-phone">
        <DateText value={createdAt} />
      </TableCell>
      <TableCell isTight>
        <CompanyActions company={company} onAction={onAction} />
      </TableCell>
    </TableRow>
  );
}

function CompanyActions({ company, onAction }: CompanyRowProps) {
  const { id, name, state, waitsFor, isDefault } = company;
  const act = (kind: CompanyAction['kind']) => () => onAction({ kind, company });
  return (
    <span className={styles.buttons}>
      {waitsFor === 'chat_not_seen' && (
        <Button size="compact" tone="primary" aria-label={`Approve ${name}`} onClick={act('setUp')}>
          Approve
        </Button>
      )}
      <Button size="compact" className="not-on-phone" aria-label={`Look on at ${name}`} onClick={act('support')}>
        Look on
      </Button>
      <Menu
        label={`Actions for ${name}`}
        trigger={<IconButton label={`Actions for ${name}`} icon={Ellipsis} size="compact" />}
        items={[
          { label: 'Look on', onSelect: act('support') },
          { label: 'Look at leads in an emergency', onSelect: act('emergency') },
          { label: 'Audit log', onSelect: act('audit') },
          { label: 'Sent messages', to: `${paths.sentMessages}?company=${id}` },
          { label: 'Approve', isDisabled: waitsFor === null, onSelect: act('setUp') },
          { separator: true },
          state === 'suspended'
            ? { label: 'Let it go on', onSelect: act('resume') }
            : { label: 'Suspend', isDanger: true, isDisabled: isDefault, onSelect: act('suspend') },
        ]}
      />
    </span>
  );
}
