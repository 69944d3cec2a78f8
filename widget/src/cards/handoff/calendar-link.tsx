import { useEffect, useState } from 'react';
import type { Text } from '../../i18n/text.js';
import kit from '../../theme/kit.module.css';
import styles from './handoff-done-card.module.css';

interface CalendarLinkProps {
  /** A calendar file (RFC 5545). */
  readonly calendar: string;
  readonly text: Text;
}

/**
 * The callback as a file for the visitor's calendar. The link exists before it is tapped, because some browsers block a
 * download that a script starts. A host page may forbid all downloads without the frame noticing, so after a tap the
 * entry can be copied as well.
 */
export function CalendarLink({ calendar, text }: CalendarLinkProps) {
  const address = useFileAddress(calendar);
  const [isTapped, setTapped] = useState(false);
  return (
    <>
      <a
        className={`${kit.primary} ${styles.link}`}
        href={address}
        download="callback.ics"
        onClick={() => setTapped(true)}
      >
        {text.t('handoff.calendar')}
      </a>
      {isTapped && (
        <details className={styles.copy}>
          <summary>{text.t('handoff.noFile')}</summary>
          <label>
            {text.t('handoff.copyFile')}
            <textarea readOnly rows={5} dir="ltr" value={calendar} onFocus={(event) => event.currentTarget.select()} />
          </label>
        </details>
      )}
    </>
  );
}

/** The address is released when the card is removed. */
function useFileAddress(calendar: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = fileAddress(calendar);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [calendar]);
  return address;
}

function fileAddress(calendar: string): string {
  try {
    return URL.createObjectURL(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }));
  } catch {
    return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;
  }
}
