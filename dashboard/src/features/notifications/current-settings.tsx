import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type { listNotificationPreferences, NotificationPreference } from '@meg/shared/contract/notifications';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { ThisBrowser } from './browser-settings-form.js';
import { priorityWords, typeWords } from './notification-words.js';
import { QuietHoursForm } from './quiet-hours-form.js';
import { WhatsAppNumberForm } from './whatsapp-number-form.js';

interface CurrentSettingsProps {
  settings: AnswerOf<typeof listNotificationPreferences>;
  onEdit: (preference: NotificationPreference) => void;
}

export function CurrentSettings({ settings, onEdit }: CurrentSettingsProps) {
  const { preferences, whatsappNumber, offersWhatsApp } = settings;
  return (
    <div className="stack-6">
      <ul className="divided">
        {preferences.map((preference) => (
          <PreferenceLine key={preference.notificationType} preference={preference} onEdit={() => onEdit(preference)} />
        ))}
      </ul>
      <QuietHoursForm key={settings.timezone} settings={settings} />
      <WhatsAppNumberForm number={whatsappNumber} isOffered={offersWhatsApp} />
      <ThisBrowser />
    </div>
  );
}

function channelsOf({ inAppEnabled, emailEnabled, whatsappEnabled }: NotificationPreference): string {
  const ways = [inAppEnabled && 'In the app', emailEnabled && 'Email', whatsappEnabled && 'WhatsApp'].filter(Boolean);
  return ways.length === 0 ? 'Not told at all' : ways.join(', ');
}

function quietOf({ quietHoursStart, quietHoursEnd, timezone, urgentBreaksThrough }: NotificationPreference): string {
  if (quietHoursStart === null || quietHoursEnd === null) return 'No quiet hours';
  const hours = `Quiet ${quietHoursStart}–${quietHoursEnd}, ${timezone.replaceAll('_', ' ')}`;
  return urgentBreaksThrough ? `${hours}, but for what is urgent` : hours;
}

function PreferenceLine({ preference, onEdit }: { preference: NotificationPreference; onEdit: () => void }) {
  const { name, detail } = typeWords[preference.notificationType];
  const { name: least, tone } = priorityWords[preference.priority];
  return (
    <li className="entry">
      <div className="stack-1">
        <p>
          <span className="strong">{name}</span> {preference.id === null && <span className="soft">(default)</span>}
        </p>
        <p className="soft-small">{detail}</p>
        <p className="facts soft-tiny">
          <Badge tone={tone}>From {least.toLowerCase()}</Badge>
          <span>{channelsOf(preference)}</span>
          <span>{quietOf(preference)}</span>
        </p>
      </div>
      <Button size="compact" aria-label={`Change: ${name}`} onClick={onEdit}>
        Change
      </Button>
    </li>
  );
}
