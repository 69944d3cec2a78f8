import type { LeadSummary } from '@meg/shared/contract/lead-work';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badges/badge.js';
import { StatusBadge } from '../../../ui/badges/status-badge.js';
import { ShareBar } from '../../../ui/chart/share-bar.js';
import { DateText } from '../../../ui/text/date-text.js';
import { useNow } from '../../../ui/text/use-now.js';
import { classNames } from '../../../ui/theme/class-names.js';
import { isWaiting, moveTypeWords, routeOf } from '../lead-words.js';
import { waitingWords } from '../waiting-words.js';
import styles from './leads.module.css';
import type { ColumnName } from './list-settings.js';

/** How long the visitor has waited and when an answer is due, or how fast it came. */
export function Waiting({ lead }: { lead: LeadSummary }) {
  const nowMs = useNow();
  const { isLate, waited, due } = waitingWords(lead, nowMs);
  return (
    <span className={classNames(styles.waiting, isLate && 'late')}>
      <span className={isWaiting(lead) ? undefined : 'soft'}>{waited}</span>
      {due && <span className={classNames(styles.due, !isLate && 'soft')}>{due}</span>}
    </span>
  );
}

export function Score({ score }: { score: number }) {
  return (
    <span className={styles.score}>
      <ShareBar share={score / 100} className={styles.scoreBar} />
      {score}
    </span>
  );
}

export type NameOf = (personId: string) => string;

interface Column {
  isNumeric?: boolean;
  cell: (lead: LeadSummary, nameOf: NameOf) => ReactNode;
}

export const leadColumns: Record<ColumnName, Column> = {
  move: {
    cell: (lead) => (
      <>
        <div className="break-anywhere">{routeOf(lead)}</div>
        <span className="soft">{moveTypeWords[lead.moveType]}</span>
      </>
    ),
  },
  status: { cell: ({ status }) => <StatusBadge status={status} /> },
  range: { isNumeric: true, cell: ({ preliminaryQuote }) => preliminaryQuote || '–' },
  score: { isNumeric: true, cell: ({ score }) => <Score score={score} /> },
  waiting: { isNumeric: true, cell: (lead) => <Waiting lead={lead} /> },
  contact: {
    cell: ({ email, phone }) => (
      <>
        <div className="break-anywhere">{email}</div>
        <span className="soft">{phone}</span>
      </>
    ),
  },
  assignee: { cell: ({ assigneeId }, nameOf) => (assigneeId === null ? '–' : nameOf(assigneeId)) },
  tags: {
    cell: ({ tags }) => (
      <span className="wrap-2">
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ),
  },
  created: { isNumeric: true, cell: ({ createdAt }) => <DateText value={createdAt} style="dateTime" /> },
};

export function LeadMarks({ lead }: { lead: LeadSummary }) {
  return (
    <>
      {lead.duplicates > 0 && <Badge tone="info">{lead.duplicates + 1} requests</Badge>}
      {lead.looksLikeBot && <Badge tone="warning">Looks like a bot</Badge>}
    </>
  );
}
