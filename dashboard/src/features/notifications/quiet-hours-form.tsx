import type { AnswerOf } from '@meg/shared/contract/endpoint';
import type { listNotificationPreferences } from '@meg/shared/contract/notifications';
import { FormView } from '../../forms/form-view.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { QuietHours, quietHoursProblem } from './preference-form.js';
import { saveQuiet } from './preferences.queries.js';

interface QuietHoursFormProps {
  settings: Pick<AnswerOf<typeof listNotificationPreferences>, 'preferences' | 'timezone'>;
}

/** One choice for all types; a single type can still have its own. */
export function QuietHoursForm({ settings: { preferences, timezone } }: QuietHoursFormProps) {
  const leads = preferences.find(({ notificationType }) => notificationType === 'high_priority_lead');
  const form = useForm({
    initial: {
      quietHoursStart: leads?.quietHoursStart ?? '',
      quietHoursEnd: leads?.quietHoursEnd ?? '',
      timezone: leads?.timezone ?? timezone,
      urgentBreaksThrough: leads?.urgentBreaksThrough ?? false,
    },
    check: ({ quietHoursStart, quietHoursEnd }) => quietHoursProblem(quietHoursStart, quietHoursEnd),
    send: ({ quietHoursStart, quietHoursEnd, ...rest }) =>
      saveQuiet({ ...rest, quietHoursStart: quietHoursStart || null, quietHoursEnd: quietHoursEnd || null }),
    onSent: () => toast({ title: 'Quiet hours saved', description: 'For everything that you are told of.' }),
  });
  return (
    <section className="stack-4" aria-label="Quiet hours for everything">
      <h3>Quiet hours for everything</h3>
      <FormView form={form} className="stack-4 start-buttons">
        <QuietHours form={form} />
        <Button type="submit" isBusy={form.isSending} busyLabel="Saving…">
          Save quiet hours
        </Button>
      </FormView>
    </section>
  );
}
