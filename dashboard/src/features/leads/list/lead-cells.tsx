import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { type ReactNode, useContext } from 'react';
import { rangeWords } from '../../../api/lead-range-words.js';
import { Badge } from '../../../ui/badges/badge.js';
import { StatusBadge } from '../../../ui/badges/status-badge.js';
import { ShareBar } from '../../../ui/chart/share-bar.js';
import { DateText } from '../../../ui/text/date-text.js';
import { formatDate } from '../../../ui/text/format.js';
import { useNow } from '../../../ui/text/use-now.js';
import { classNames } from '../../../ui/theme/class-names.js';
import { dueWords } from '../due-words.js';
import { isWaiting, moveSummary, moveTypeWords, routeOf, shortRouteOf } from '../lead-words.js';
import { waitingWords } from '../waiting-words.js';
import styles from './leads.module.css';
import type { ColumnName } from './list-settings.js';
import { hasMoved, ListView } from './list-view.js';

/** How long the visitor has waited, or how fast an answer came. */
export function Waiting({ lead }: { lead: LeadSummary }) {
  const nowMs = useNow();
  const { isLate, waited } = waitingWords(lead, nowMs);
  return <span className={classNames(isLate && 'late', !isWaiting(lead) && 'soft')}>{waited}</span>;
}

/** How much time is left until somebody is to do something. */
export function Due({ lead }: { lead: LeadSummary }) {
  const due = dueWords(lead, useNow());
  if (due === undefined || lead.dueAt === null) return <span className="soft">–</span>;
  return (
    <span className={due.isLate ? 'late' : undefined} title={formatDate(lead.dueAt, 'dateTime')}>
      {due.words}
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
  /** In rem; missing: what is left. */
  width?: number;
  cell: (lead: LeadSummary, nameOf: NameOf) => ReactNode;
}

/** The second line of a cell, for rows that are not close together. */
const second = (text: ReactNode) => <span className={styles.second}>{text}</span>;

export const leadColumns: Record<ColumnName, Column> = {
  move: {
    cell: (lead) => (
      <span title={[routeOf(lead), moveSummary(lead)].filter(Boolean).join(', ')}>
        {shortRouteOf(lead)}
        {moveSummary(lead) !== '' && <span className={styles.close}> · {moveSummary(lead)}</span>}
        {lead.moveType && second(moveTypeWords[lead.moveType])}
      </span>
    ),
  },
  status: { width: 8.75, cell: ({ status }) => <StatusBadge status={status} /> },
  range: { isNumeric: true, width: 9.5, cell: (lead) => rangeWords(lead) || '–' },
  score: { isNumeric: true, width: 6, cell: ({ score }) => <Score score={score} /> },
  // As wide as "Wed 10:30 AM": the narrower, the more columns there is room for beside an open lead.
  due: { isNumeric: true, width: 7.75, cell: (lead) => <Due lead={lead} /> },
  waiting: { isNumeric: true, width: 9, cell: (lead) => <Waiting lead={lead} /> },
  contact: {
    width: 13,
    cell: ({ email, phone }) => (
      <span title={[phone, email].filter(Boolean).join(', ')}>
        {phone || email}
        {second(phone === '' ? '' : email)}
      </span>
    ),
  },
  assignee: { width: 9, cell: ({ assigneeId }, nameOf) => (assigneeId === null ? '–' : nameOf(assigneeId)) },
  tags: {
    width: 10,
    cell: ({ tags }) => (
      <span className={styles.tags} title={tags.join(', ')}>
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ),
  },
  created: { isNumeric: true, width: 11, cell: ({ createdAt }) => <DateText value={createdAt} style="dateTime" /> },
  reference: { width: 8, cell: ({ reference }) => <span className="tabular">{reference}</span> },
};

export const selectWidth = 3;
/** In rem, of the name, and at least of columns without a width of their own: less beside an open lead. */
export const widths = { whole: { who: 10, rest: 12 }, beside: { who: 7.25, rest: 5.5 } };

export function LeadMarks({ lead }: { lead: LeadSummary }) {
  const view = useContext(ListView);
  return (
    <>
      {hasMoved(view, lead.status) && <Badge>In All leads</Badge>}
      {lead.duplicates > 0 && (
        <Badge tone="info">
          {lead.duplicates + 1}
          <span aria-hidden>×</span>
          <span className="visually-hidden"> requests</span>
        </Badge>
      )}
      {lead.isTest && <Badge>Test</Badge>}
      {lead.looksLikeBot && <Badge tone="warning">Looks like a bot</Badge>}
    </>
  );
}
