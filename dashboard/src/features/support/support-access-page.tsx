import type { SupportGrant, SupportVisit } from '@meg/shared/contract/support-access';
import { useMe } from '../../api/me.js';
import { QueryFault } from '../../api/query-fault.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { DataTable } from '../../ui/table/data-table.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { DateText } from '../../ui/text/date-text.js';
import { useAllowSupport, useSupportAccess, useWithdrawSupport } from './support.queries.js';

export default function SupportAccessPage() {
  const access = useSupportAccess();
  return (
    <Page
      title="Support access"
      description="The staff of Meg see your leads only while you allow it. They change nothing and export nothing."
    >
      {access.data ? (
        <Loaded grants={access.data.grants} visits={access.data.visits} />
      ) : (
        <Card>
          {access.error ? <QueryFault query={access} /> : <LoadingLines label="Reading who may look" lines={3} />}
        </Card>
      )}
    </Page>
  );
}

function Loaded({ grants, visits }: { grants: readonly SupportGrant[]; visits: readonly SupportVisit[] }) {
  const open = grants.filter(({ isOpen }) => isOpen);
  return (
    <>
      <NowCard open={open} />
      <Card title="Who could look, and why" isFlush>
        {grants.length === 0 ? (
          <EmptyState title="Nobody could look yet">What you allow, and each emergency, stays listed here.</EmptyState>
        ) : (
          <DataTable
            label="Who could look, and why"
            columns={['What', 'From', 'Until']}
            rows={grants}
            row={(grant) => <GrantRow key={grant.id} grant={grant} />}
          />
        )}
      </Card>
      <Card title="When they looked" isFlush>
        {visits.length === 0 ? (
          <EmptyState title="Nobody has looked yet">Each look at your company is listed here.</EmptyState>
        ) : (
          <DataTable
            label="When they looked"
            columns={['Who', 'What', 'When']}
            rows={visits}
            row={(visit) => <VisitRow key={visit.id} visit={visit} />}
          />
        )}
      </Card>
    </>
  );
}

const visitWords: Record<SupportVisit['what'], string> = { began: 'Began to look', ended: 'Stopped looking' };

function VisitRow({ visit: { by, at, what } }: { visit: SupportVisit }) {
  return (
    <TableRow>
      <TableCell>
        <bdi>{by}</bdi>
      </TableCell>
      <TableCell isSoft>{visitWords[what]}</TableCell>
      <TableCell isSoft>
        <DateText value={at} style="dateTime" />
      </TableCell>
    </TableRow>
  );
}

function NowCard({ open }: { open: readonly SupportGrant[] }) {
  const isActive = useMe().company.state === 'active';
  const allow = useAllowSupport();
  const withdraw = useWithdrawSupport();
  const isBusy = allow.isPending || withdraw.isPending;
  const last = open
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  return (
    <Card
      title={last === undefined ? 'The support cannot see your leads' : 'The support can see your leads'}
      description={
        last === undefined ? (
          'Your settings, and how many leads you have, are seen without it.'
        ) : (
          <>
            Until <DateText value={last} style="dateTime" />, unless you end it.
          </>
        )
      }
    >
      {isActive && (
        <div className="wrap-2">
          <Button isBusy={isBusy} busyLabel="One moment…" onClick={() => allow.mutate('day')}>
            Allow for a day
          </Button>
          <Button isBusy={isBusy} onClick={() => allow.mutate('week')}>
            Allow for a week
          </Button>
          {open.length > 0 && (
            <Button tone="danger" isBusy={isBusy} onClick={() => withdraw.mutate()}>
              End it now
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function GrantRow({ grant: { kind, by, reason, createdAt, until, ended, isOpen } }: { grant: SupportGrant }) {
  return (
    <TableRow>
      <TableCell>
        {kind === 'emergency' ? 'Emergency, declared by ' : 'Allowed by '}
        <bdi>{by}</bdi> {isOpen && <Badge tone="warning">Open</Badge>}
        {reason && <span className="soft-line break-anywhere">“{reason}”</span>}
      </TableCell>
      <TableCell isSoft>
        <DateText value={createdAt} style="dateTime" />
      </TableCell>
      <TableCell isSoft>
        <DateText value={ended?.at ?? until} style="dateTime" />
        {ended && (
          <span className="soft-line">
            ended by <bdi>{ended.by}</bdi>
          </span>
        )}
      </TableCell>
    </TableRow>
  );
}
