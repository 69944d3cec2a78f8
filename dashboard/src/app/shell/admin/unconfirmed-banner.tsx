import { useConfirmedElsewhere } from '../../../api/confirmed-elsewhere.js';
import { isInternal, useMe } from '../../../api/me.js';
import { ResendConfirmation } from '../../../setup/resend-confirmation.js';
import { Banner } from '../../../ui/feedback/banner.js';
import styles from './admin-frame.module.css';

/** On every page, because nothing else says why no mail reaches visitors. */
export function UnconfirmedBanner() {
  const me = useMe();
  useConfirmedElsewhere();
  if (me.emailConfirmed || isInternal(me)) return null;
  return (
    <section aria-label="Address not confirmed" className={styles.banner}>
      <Banner
        tone="warning"
        isShortOnPhone
        title={`Confirm that ${me.email} is yours`}
        actions={<ResendConfirmation label="Send again" />}
      >
        Open the link that we sent there. You hear of leads all the same; until then nothing goes to your visitors or to
        other systems.
      </Banner>
    </section>
  );
}
