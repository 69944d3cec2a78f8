import { useState } from 'react';
import { Button } from '../../ui/buttons/button.js';
import { Switch } from '../../ui/choices/switch.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { DateText } from '../../ui/text/date-text.js';
import { consentWords as words } from '../content/consent.js';
import styles from './consent.module.css';
import { consent, decideConsent, hasConsent } from './consent-store.js';
import { closeCookieSettings } from './settings-request.js';

function decide(analytics: boolean): void {
  decideConsent({ analytics });
  closeCookieSettings();
}

export function ConsentSettings() {
  const [analytics, setAnalytics] = useState(hasConsent('analytics'));
  const record = consent();
  const footer = (
    <>
      <Button onClick={() => decide(false)}>{words.reject}</Button>
      <Button onClick={() => decide(true)}>{words.accept}</Button>
      <Button tone="primary" onClick={() => decide(analytics)}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={closeCookieSettings} title={words.settings} description={words.dialog} footer={footer}>
      <div className={styles.category}>
        <Switch label={words.essential.name} hint={words.essential.text} checked disabled />
      </div>
      <div className={styles.category}>
        <Switch
          label={words.analytics.name}
          hint={words.analytics.text}
          checked={analytics}
          onChange={(event) => setAnalytics(event.currentTarget.checked)}
        />
      </div>
      {record && (
        <p className="soft-small">
          {words.decidedAt} <DateText value={record.at} style="dateTime" />
        </p>
      )}
    </Dialog>
  );
}
