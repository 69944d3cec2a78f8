import { faultToast } from '../../../api/fault-toast.js';
import { isInternal, useMe } from '../../../api/me.js';
import { useResendConfirmation } from '../../../features/accounts/account.queries.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { toast } from '../../../ui/feedback/toast.js';
import styles from './admin-frame.module.css';

/** On every page, because nothing else says why no mail reaches visitors. */
export function UnconfirmedBanner() {
  const me = useMe();
  const resend = useResendConfirmation();
  if (me.emailConfirmed || isInternal(me)) return null;
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast({ title: 'The link is on its way', description: `Look into the mail of ${me.email}.` }),
      onError: faultToast('The link was not sent'),
    });
  return (
    <section aria-label="Address not confirmed" className={styles.banner}>
      <Banner
        tone="warning"
        title={`Confirm that ${me.email} is yours`}
        actions={
          <Button size="compact" isBusy={resend.isPending} onClick={send}>
            Send again
          </Button>
        }
      >
        Open the link that we sent there. You hear of leads all the same; until then nothing goes to your visitors or to
        other systems.
      </Banner>
    </section>
  );
}
