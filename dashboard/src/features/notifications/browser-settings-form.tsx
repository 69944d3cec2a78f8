import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.js';
import { Switch } from '../../ui/choices/switch.js';
import { FieldGroup } from '../../ui/fields/field.js';
import { askForPopUps, popUpPermission, switchSetting, useBrowserSetting } from './browser-settings.js';
import { ring } from './notification-sound.js';

const refused =
  'Your browser refuses them for this site. Allow notifications in its settings for this page, then try again.';
const missing = 'This browser cannot show them.';

/** Settings that are stored in this browser alone. */
export function ThisBrowser() {
  const hasSound = useBrowserSetting('sound');
  const wantsPopUps = useBrowserSetting('popUp');
  const [permission, setPermission] = useState(popUpPermission);
  const note =
    permission === 'missing' ? missing : permission === 'denied' ? refused : 'When no page of Meg is in view.';

  async function switchPopUps(isOn: boolean): Promise<void> {
    if (!isOn) return switchSetting('popUp', false);
    const answer = await askForPopUps();
    setPermission(answer);
    switchSetting('popUp', answer === 'granted');
  }
  return (
    <FieldGroup legend="In this browser">
      <Switch
        label="Play a sound"
        checked={hasSound}
        onChange={(event) => {
          switchSetting('sound', event.currentTarget.checked);
          if (event.currentTarget.checked) void ring();
        }}
      />
      <Switch
        label="Show browser notifications"
        hint={note}
        checked={wantsPopUps && permission === 'granted'}
        disabled={permission === 'missing'}
        onChange={(event) => void switchPopUps(event.currentTarget.checked)}
      />
      <div>
        <Button size="compact" onClick={() => void ring()}>
          <Volume2 size={16} aria-hidden /> Test the sound
        </Button>
      </div>
    </FieldGroup>
  );
}
