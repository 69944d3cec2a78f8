import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { Link } from 'react-router';
import { rangeWords } from '../../../api/lead-range-words.js';
import { StatusBadge } from '../../../ui/badges/status-badge.js';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.js';
import { LoadMore, type PagedQuery } from '../../../ui/table/load-more.js';
import { moveSummary, shortRouteOf, whoIs } from '../lead-words.js';
import { Due, LeadMarks, Score } from './lead-cells.js';
import styles from './leads.module.css';

interface LeadCardsProps {
  leads: readonly LeadSummary[] | undefined;
  total: number | undefined;
  openId: string | undefined;
  hrefOf: (id: string) => string;
  list: PagedQuery;
}

/** The list on a phone: a table would have to be scrolled sideways. */
export function LeadCards({ leads, total, openId, hrefOf, list }: LeadCardsProps) {
  if (leads === undefined) {
    return (
      <Loading label="Loading the leads">
        <div className="stack-2">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height="5.5rem" />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <>
      <ul className="stack-2">
        {leads.map((lead) => (
          <li key={lead.id} className={styles.card} data-current={lead.id === openId || undefined}>
            <div className={styles.cardLine}>
              <span>
                <Link to={hrefOf(lead.id)} className="strong-link">
                  {whoIs(lead)}
                </Link>{' '}
                <LeadMarks lead={lead} />
              </span>
              <StatusBadge status={lead.status} />
            </div>
            <div className={styles.cardLine}>
              <span>{shortRouteOf(lead)}</span>
              <span className="tabular">{rangeWords(lead)}</span>
            </div>
            <div className={styles.cardLine}>
              <span className="soft">{moveSummary(lead)}</span>
              <span className="row-2">
                {lead.dueAt !== null && <Due lead={lead} />}
                <span className="visually-hidden">Score</span>
                <Score score={lead.score} />
              </span>
            </div>
          </li>
        ))}
      </ul>
      <LoadMore query={list} shown={leads.length} total={total} noun={['lead', 'leads']} />
    </>
  );
}
