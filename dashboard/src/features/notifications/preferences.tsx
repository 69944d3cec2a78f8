import type { NotificationPreference } from '@meg/shared/contract/notifications';
import { useState } from 'react';
import { QueryFault } from '../../api/query-fault.js';
import { LoadingLines } from '../../ui/feedback/skeleton.js';
import { toast } from '../../ui/feedback/toast.js';
import { Tabs } from '../../ui/layout/tabs.js';
import { CurrentSettings } from './current-settings.js';
import { typeWords } from './notification-words.js';
import { newPreference, PreferenceForm, type PreferenceValues } from './preference-form.js';
import { usePreferences } from './preferences.queries.js';

/** What both places say of them. */
export const preferencesWords = {
  title: 'Notification preferences',
  description: 'For each type: how you are told, from which priority on, and when it is quiet.',
} as const;

function valuesOf({ id: _, quietHoursStart, quietHoursEnd, ...rest }: NotificationPreference): PreferenceValues {
  return { ...rest, quietHoursStart: quietHoursStart ?? '', quietHoursEnd: quietHoursEnd ?? '' };
}

type Tab = 'create' | 'current';

export function Preferences({ first = 'create' }: { first?: Tab }) {
  const preferences = usePreferences();
  const { data } = preferences;
  const [tab, setTab] = useState<Tab>(first);
  const [edited, setEdited] = useState<{ values: PreferenceValues | undefined; count: number }>({
    values: undefined,
    count: 0,
  });
  const begin = (values?: PreferenceValues) => setEdited(({ count }) => ({ values, count: count + 1 }));
  if (!data) {
    if (preferences.error) return <QueryFault query={preferences} />;
    return <LoadingLines label="Your preferences are coming" lines={6} />;
  }
  const form = (
    <PreferenceForm
      key={edited.count}
      values={edited.values ?? { ...newPreference, timezone: data.timezone }}
      offersWhatsApp={data.offersWhatsApp}
      offersEmail={data.offersEmail}
      onSaved={(type) => {
        toast({ title: 'Preference saved', description: typeWords[type].name });
        begin();
        setTab('current');
      }}
    />
  );
  const change = (preference: NotificationPreference) => {
    begin(valuesOf(preference));
    setTab('create');
  };
  return (
    <Tabs
      label="Preferences"
      value={tab}
      onChange={(value) => setTab(value as Tab)}
      tabs={[
        { value: 'create', label: 'Create New', content: form },
        { value: 'current', label: 'Current Settings', content: <CurrentSettings settings={data} onEdit={change} /> },
      ]}
    />
  );
}
