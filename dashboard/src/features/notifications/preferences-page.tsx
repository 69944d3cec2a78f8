import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { Preferences, preferencesWords } from './preferences.js';

/** Where the mails lead by "Choose what you hear of". */
export default function PreferencesPage() {
  return (
    <Page {...preferencesWords}>
      <Card>
        <Preferences first="current" />
      </Card>
    </Page>
  );
}
