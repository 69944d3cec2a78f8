import type { Endpoint } from '@meg/shared/contract/endpoint';
import { paths } from '@meg/shared/domain/paths';
import { useState } from 'react';
import { faultToast } from '../../../api/fault-toast.js';
import { useMe } from '../../../api/me.js';
import { queryClient } from '../../../api/query-client.js';
import { request } from '../../../api/request.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { DateText } from '../../../ui/text/date-text.js';
import styles from './admin-frame.module.css';

/** Shown while internal staff look at a customer's company: names it, and leads back. */
export function SupportBanner() {
  const { support } = useMe();
  const [isLeaving, setLeaving] = useState(false);
  if (!support) return null;

  async function leave() {
    setLeaving(true);
    try {
      await request<Endpoint>('DELETE', '/api/platform/support');
      queryClient.clear();
      // By a new document, so that nothing of the other company stays.
      window.location.assign(paths.platform);
    } catch (error) {
      setLeaving(false);
      faultToast('You still see this company')(error);
    }
  }
  return (
    <section aria-label="Support access" className={styles.banner}>
      <Banner
        title={`You see ${support.name} as its support`}
        actions={
          <Button size="compact" onClick={leave} isBusy={isLeaving} busyLabel="Leaving…">
            Leave
          </Button>
        }
      >
        You can look and change nothing, until <DateText value={support.until} style="time" />.{' '}
        {support.leadsUntil === null ? (
          'The company has not opened its leads to you: you see its settings and counts.'
        ) : (
          <>
            You may see its leads until <DateText value={support.leadsUntil} style="dateTime" />, and export none.
            Leaving ends an emergency at once.
          </>
        )}{' '}
        The company’s audit log says that you were here.
      </Banner>
    </section>
  );
}
