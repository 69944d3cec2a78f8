import { useMe } from '../../../api/me.js';
import { Banner } from '../../../ui/feedback/banner.js';
import styles from './admin-frame.module.css';

/** Why nothing can be changed here, before somebody tries. */
export function SuspendedBanner() {
  const { company } = useMe();
  if (company.state !== 'suspended') return null;
  return (
    <section aria-label="Suspended company" className={styles.banner}>
      <Banner tone="warning" title={`${company.name} is suspended`}>
        The chat is off your pages. You can read and export everything, and erase a person, but change nothing else. Ask
        the support of Meg.
      </Banner>
    </section>
  );
}
