import { useState } from 'react';
import { Button } from '../../ui/buttons/button.js';
import { Switch } from '../../ui/choices/switch.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { DateText } from '../../ui/text/date-text.js';
import { consentWords as words } from '../content/consent.js';
import styles from './consent.module.css';
import { allChoices, askedCategories, type ConsentChoices, consent, decideConsent } from './consent-store.js';
import { closeCookieSettings } from './settings-request.js';

function decide(choices: ConsentChoices): void {
  decideConsent(choices);
  closeCookieSettings();
}

export function ConsentSettings() {
  const [choices, setChoices] = useState<ConsentChoices>(consent()?.preferences ?? allChoices(false));
  const record = consent();
  const footer = (
    <>
      <Button onClick={() => decide(allChoices(false))}>{words.reject}</Button>
      <Button onClick={() => decide(allChoices(true))}>{words.accept}</Button>
      <Button tone="primary" onClick={() => decide(choices)}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={closeCookieSettings} title={words.settings} description={words.dialog} footer={footer}>
      <div className={styles.category}>
        <Switch label={words.essential.name} hint={words.essential.text} checked disabled />
      </div>
      {askedCategories.map((category) => (
        <div key={category} className={styles.category}>
          <Switch
            label={words[category].name}
            hint={words[category].text}
            checked={choices[category]}
            onChange={({ currentTarget: { checked } }) => setChoices({ ...choices, [category]: checked })}
          />
        </div>
      ))}
      {record && (
        <p className="soft-small">
          {words.decidedAt} <DateText value={record.timestamp} style="dateTime" />
        </p>
      )}
    </Dialog>
  );
}
