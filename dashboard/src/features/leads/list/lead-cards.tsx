import type { LeadSummary } from '@meg/shared/contract/lead-work';
import { Link } from 'react-router';
import { StatusBadge } from '../../../ui/badges/status-badge.js';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.js';
import { LoadMore, type PagedQuery } from '../../../ui/table/load-more.js';
import { isWaiting, moveSummary, routeOf } from '../lead-words.js';
import { LeadMarks, Waiting } from './lead-cells.js';
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
        <div className="stack-3">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} height="7.5rem" />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <>
      <ul className="stack-3">
        {leads.map((lead) => (
          <li key={lead.id} className={styles.card} data-current={lead.id === openId || undefined}>
            <div className="between small">
              <Link to={hrefOf(lead.id)} className="strong-link">
                {lead.name}
              </Link>
              <StatusBadge status={lead.status} />
            </div>
            <div className="between small">
              <span>{routeOf(lead)}</span>
              <span>{lead.preliminaryQuote}</span>
            </div>
            <div className="between small">
              <span className="soft">{moveSummary(lead)}</span>
              {isWaiting(lead) ? (
                <span className={styles.cardWait}>
                  Waiting <Waiting lead={lead} />
                </span>
              ) : (
                lead.responseMinutes !== null && <Waiting lead={lead} />
              )}
            </div>
            <div className="wrap-2">
              <LeadMarks lead={lead} />
            </div>
          </li>
        ))}
      </ul>
      <LoadMore query={list} shown={leads.length} total={total} noun={['lead', 'leads']} />
    </>
  );
}
