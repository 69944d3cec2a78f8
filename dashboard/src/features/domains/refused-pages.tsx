import type { RefusedPage } from '@meg/shared/contract/refused-pages';
import { faultToast } from '../../api/fault-toast.js';
import { refreshRefusedPages, useHideRefusedPage, useRefusedPages } from '../../setup/refused-pages.queries.js';
import { useAllowDomains } from '../../setup/setup.queries.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { Card } from '../../ui/layout/card.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import styles from './domains.module.css';

/** Websites that asked for the chat and did not get it. Missing where there are none. */
export function RefusedPages({ isReadOnly }: { isReadOnly: boolean }) {
  const { data } = useRefusedPages();
  const pages = data?.pages ?? [];
  if (pages.length === 0) return null;
  return (
    <Card
      title="Refused"
      description="These websites tried to show your chat and are not on the list. Allow what is yours; leave or hide the rest."
    >
      <ul className="ruled">
        {pages.map((page) => (
          <li key={page.id} className={styles.refused}>
            <div className={styles.where}>
              <p className="strong">
                {page.host}
                {page.path}
              </p>
              <p className="soft-small">
                {page.count === 1 ? 'Once' : `${page.count} times`}, last <TimeAgo value={page.lastAt} />
                {page.count > 1 && (
                  <>
                    , first <TimeAgo value={page.firstAt} />
                  </>
                )}
              </p>
            </div>
            {!isReadOnly && <Choices page={page} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Choices({ page: { id, host } }: { page: RefusedPage }) {
  const allow = useAllowDomains();
  const hide = useHideRefusedPage();
  const onAllow = () =>
    allow.mutate([host], {
      onSuccess: () => {
        toast({ title: `${host} is allowed`, description: 'Pages there show your chat from now on.' });
        void refreshRefusedPages();
      },
      onError: faultToast(`${host} was not allowed`),
    });
  const onHide = () => hide.mutate(id, { onError: faultToast(`${host} was not hidden`) });
  return (
    <div className="wrap-2">
      <Button size="compact" aria-label={`Allow it: ${host}`} isBusy={allow.isPending} onClick={onAllow}>
        Allow it
      </Button>
      <Button size="compact" tone="quiet" aria-label={`Not mine: ${host}`} isBusy={hide.isPending} onClick={onHide}>
        Not mine
      </Button>
    </div>
  );
}
