import type { CompanyQuery } from '../features/companies/use-company.js';
import { home } from './content/home.js';
import styles from './demo-status.module.css';

/** One line on whether the demo runs, so that nobody opens a chat that cannot answer. */
export function DemoStatus({ query, onAskAgain }: { query: CompanyQuery; onAskAgain: () => void }) {
  return (
    <p role="status" className={`${styles.status} ${styles[query.state]} needs-scripts`}>
      <span>
        <Words query={query} />
      </span>
      {query.state === 'failed' && (
        <button type="button" className={styles.again} onClick={onAskAgain}>
          {home.status.again}
        </button>
      )}
    </p>
  );
}

function Words({ query }: { query: CompanyQuery }) {
  if (query.state !== 'known') return home.status[query.state];
  return (
    <>
      {home.status.known} <strong className={styles.name}>{query.company.name}</strong>.
    </>
  );
}
