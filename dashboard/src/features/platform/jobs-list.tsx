import type { DeadJob, JobFigures } from '@meg/shared/contract/jobs';
import { CircleCheck, RotateCw } from 'lucide-react';
import { PagedTable } from '../../api/paged-table.js';
import { Button } from '../../ui/buttons/button.js';
import { Stat, StatGroup } from '../../ui/chart/stat.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { actionsColumn } from '../../ui/table/data-table.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { formatDuration, formatNumber } from '../../ui/text/format.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { useDeadJobs, useReplayJob } from './jobs.queries.js';
import styles from './platform.module.css';

const kindWords: Readonly<Record<string, string>> = {
  'notifications.plan': 'Deciding who is told',
  'notifications.email': 'Email to a person of the team',
  'notifications.whatsapp': 'WhatsApp to a person of the team',
  'notifications.digest': 'Digest after quiet hours',
  'visitor-mail.plan': 'Deciding what a visitor is sent',
  'visitor-mail.send': 'Email to a visitor',
  'webhooks.plan': 'Deciding which webhooks are called',
  'webhooks.deliver': 'Call of a webhook',
  'webhooks.deliver-slow': 'Call of a webhook',
};

const countedMost = 10_000;
const counted = (count: number) => `${formatNumber(count)}${count >= countedMost ? '+' : ''}`;

export function JobsList() {
  const query = useDeadJobs();
  return (
    <div className="stack-4">
      <Figures figures={query.data?.pages[0]?.figures} />
      <PagedTable
        query={query}
        head={{
          title: 'Given up or set aside',
          description:
            'Given up after its last try, or set aside because the server ended twice while it ran. What was set aside may have been sent: running it again may send it twice. Kept for 90 days.',
          actions: (
            <Button
              size="compact"
              onClick={() => void query.refetch()}
              isBusy={query.isFetching && !query.isFetchingNextPage}
            >
              <RotateCw size={16} aria-hidden /> Look again
            </Button>
          ),
        }}
        label="Deliveries that were given up"
        columns={columns}
        rows={query.data?.pages.flatMap((page) => page.jobs)}
        row={(job) => <JobRow key={job.id} job={job} />}
        skeletonRows={3}
        noun={['delivery', 'deliveries']}
        empty={
          <EmptyState icon={<CircleCheck size={24} aria-hidden />} title="Nothing was given up">
            Every notification, mail and webhook was delivered, or is still being tried.
          </EmptyState>
        }
      />
    </div>
  );
}

function Figures({ figures }: { figures: JobFigures | undefined }) {
  return (
    <StatGroup label="Deliveries">
      <Stat
        label="Waiting"
        value={figures && counted(figures.waiting)}
        detail="To be done now, or tried again later"
        isLoading={!figures}
      />
      <Stat
        label="Behind"
        value={figures && (figures.oldestDueMs < 1_000 ? 'None' : formatDuration(figures.oldestDueMs))}
        detail="How long the most overdue has been due"
        isLoading={!figures}
      />
      <Stat
        label="Given up"
        value={figures && counted(figures.dead)}
        detail="In the last 90 days"
        isLoading={!figures}
      />
    </StatGroup>
  );
}

const columns = [
  'What',
  'Why not',
  { label: 'Tries', isNumeric: true, notOnPhone: true },
  { label: 'Given up', notOnPhone: true },
  actionsColumn,
];

function JobRow({ job }: { job: DeadJob }) {
  const replay = useReplayJob();
  const what = kindWords[job.kind] ?? job.kind;
  return (
    <TableRow>
      <TableCell>
        <span className="strong-line">{what}</span>
        <span className="soft-line">
          <bdi>{job.company?.name ?? 'The platform itself'}</bdi>
        </span>
      </TableCell>
      <TableCell className={styles.reason}>{job.reason}</TableCell>
      <TableCell isNumeric className="not-on-phone">
        {formatNumber(job.attempts)}
      </TableCell>
      <TableCell isSoft className="not-on-phone">
        <TimeAgo value={job.diedAt} />
      </TableCell>
      <TableCell isTight>
        <Button
          size="compact"
          isBusy={replay.isPending}
          aria-label={`Replay: ${what}`}
          onClick={() => replay.mutate(job.id)}
        >
          Replay
        </Button>
      </TableCell>
    </TableRow>
  );
}
