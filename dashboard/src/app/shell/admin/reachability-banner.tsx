import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useReachability } from '../../../api/reachability.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/feedback/banner.js';
import styles from './admin-frame.module.css';

const words = {
  offline: { title: 'You are offline', text: 'What you see may be out of date, and changes cannot be saved.' },
  'server-down': {
    title: 'The server does not answer',
    text: 'What you see is what was last known, and changes cannot be saved. Your chat keeps new leads and sends them later.',
  },
};

/** Says why what is shown may be old. As soon as the network is back, what is in view is asked for again. */
export function ReachabilityBanner() {
  const reachability = useReachability();
  const client = useQueryClient();
  const isTrying = useIsFetching() > 0;
  const askAgain = useCallback(() => void client.refetchQueries({ type: 'active' }), [client]);

  useEffect(() => {
    addEventListener('online', askAgain);
    return () => removeEventListener('online', askAgain);
  }, [askAgain]);

  return (
    <div role="status">
      {reachability !== 'online' && (
        <div className={styles.banner}>
          <Banner
            tone="warning"
            title={words[reachability].title}
            actions={
              <Button size="compact" onClick={askAgain} isBusy={isTrying} busyLabel="Trying…">
                Try again
              </Button>
            }
          >
            {words[reachability].text}
          </Banner>
        </div>
      )}
    </div>
  );
}
