import type { AuditEntry } from '@meg/shared/contract/audit';
import { ScrollText } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { auditPlace, auditSentence } from '../../api/audit-words.js';
import { changedSettings } from '../../api/changed-settings.js';
import { PagedTable } from '../../api/paged-table.js';
import { Button } from '../../ui/buttons/button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Page } from '../../ui/layout/page.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { isDay } from '../../ui/text/calendar-day.js';
import { DateText } from '../../ui/text/date-text.js';
import { type AuditFilter, useAudit, useAuditPeople } from './audit.queries.js';
import { AuditFilters, noFilter } from './audit-filters.js';

function readFilter(search: URLSearchParams): AuditFilter {
  const read = (name: keyof AuditFilter) => search.get(name) ?? '';
  const date = (name: 'from' | 'to') => (isDay(read(name)) ? read(name) : '');
  return { action: read('action'), personId: read('personId'), from: date('from'), to: date('to') };
}

export default function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const people = useAuditPeople();
  const log = useAudit(filter);
  const setFilter = (wanted: AuditFilter) =>
    setSearch(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== '')), { replace: true });
  return (
    <Page
      title="Audit log"
      description="Who changed what, and when. An entry is never changed, and outlives what it tells of."
    >
      <AuditFilters filter={filter} people={people} onChange={setFilter} />
      <PagedTable
        query={log}
        label="Audit log"
        columns={columns}
        rows={log.data?.pages.flatMap((page) => page.entries)}
        row={(entry) => <EntryRow key={entry.id} entry={entry} />}
        empty={<NoEntries isNarrowed={search.size > 0} onClear={() => setFilter(noFilter)} />}
      />
    </Page>
  );
}

const columns = [{ label: 'When', isTight: true, notOnPhone: true }, { label: 'Who', notOnPhone: true }, 'What'];

function NoEntries({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
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

/** From so many letters on, a text is shown in short, and whole on demand. */
const longText = 120;

function Value({ text }: { text: string }) {
  if (text.length <= longText) return <bdi>{text}</bdi>;
  return (
    <details>
      <summary>
        <bdi>{text.slice(0, longText)}…</bdi>
      </summary>
      <bdi>{text}</bdi>
    </details>
  );
}

function Told({ entry }: { entry: AuditEntry }) {
  const place = auditPlace(entry);
  const changes = changedSettings(entry.detail);
  const sentence = auditSentence(entry);
  const isToldWhole = changes.length === 1 && changes[0] && sentence.endsWith(` to ${changes[0].to}`);
  return (
    <>
      {place === undefined ? sentence : <Link to={place}>{sentence}</Link>}
      {changes.length > 0 && !isToldWhole && (
        <ul className="soft-small">
          {changes.map(({ name, from, to }) => (
            <li key={name}>
              {name}: from <Value text={from} /> to <Value text={to} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  return (
    <TableRow>
      <TableCell isTight isSoft className="not-on-phone">
        <DateText value={entry.at} style="dateTime" />
      </TableCell>
      <TableCell className="not-on-phone">
        <bdi>{entry.personName}</bdi>
      </TableCell>
      <TableCell className="break-anywhere">
        <Told entry={entry} />
        <span className="soft-line only-on-phone">
          <bdi>{entry.personName}</bdi>, <DateText value={entry.at} style="dateTime" />
        </span>
      </TableCell>
    </TableRow>
  );
}
