import type { NewNotificationPreference, NotificationType, Priority } from '@meg/shared/contract/notifications';
import { notificationTypes, priorities } from '@meg/shared/domain/notifications/notification-kinds';
import { useMemo } from 'react';
import { missing } from '../../forms/checks.js';
import { FormView } from '../../forms/form-view.js';
import { type Form, useForm } from '../../forms/use-form.js';
import type { Problems } from '../../forms/use-submission.js';
import { Button } from '../../ui/buttons/button.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { timezoneOptions } from '../../ui/fields/timezone-options.js';
import { priorityWords, typeWords } from './notification-words.js';
import { savePreference } from './preferences.queries.js';

/** The values of the form's fields; empty where nothing is chosen or typed. */
export interface PreferenceValues
  extends Omit<
    NewNotificationPreference,
    'notificationType' | 'priority' | 'quietHoursStart' | 'quietHoursEnd' | 'timezone'
  > {
  timezone: string;
  notificationType: NotificationType | '';
  priority: Priority | '';
  quietHoursStart: string;
  quietHoursEnd: string;
}

export const newPreference: PreferenceValues = {
  notificationType: '',
  inAppEnabled: true,
  emailEnabled: true,
  whatsappEnabled: false,
  priority: 'medium',
  quietHoursStart: '',
  quietHoursEnd: '',
  timezone: 'UTC',
  urgentBreaksThrough: false,
};

const typeOptions = notificationTypes.map((value) => ({ value, label: typeWords[value].name }));
const priorityOptions = priorities.map((value) => ({
  value,
  label:
    value === 'low' ? 'Low: everything' : `${priorityWords[value].name}${value === 'urgent' ? ' only' : ' and above'}`,
}));

interface PreferenceFormProps {
  values: PreferenceValues;
  offersWhatsApp: boolean;
  offersEmail: boolean;
  onSaved: (type: NotificationType) => void;
}

/** The problems of fields that are empty or wrong. */
function checkPreference({ notificationType, priority, quietHoursStart: start, quietHoursEnd: end }: PreferenceValues) {
  return {
    ...missing(
      { notificationType, priority },
      { notificationType: 'Notification type is required', priority: 'Priority is required' },
    ),
    ...quietHoursProblem(start, end),
  };
}

export function quietHoursProblem(start: string, end: string): Problems {
  const incomplete = 'Quiet hours need a start and an end';
  if (start === '' && end !== '') return { quietHoursStart: incomplete };
  if (start !== '' && end === '') return { quietHoursEnd: incomplete };
  if (start === '' || start !== end) return {};
  return { quietHoursEnd: 'Choose another end: these quiet hours would have no length' };
}

async function save(values: PreferenceValues): Promise<NotificationType> {
  const { notificationType, priority, quietHoursStart, quietHoursEnd, ...rest } = values;
  const chosen = { notificationType: notificationType as NotificationType, priority: priority as Priority };
  const quiet = { quietHoursStart: quietHoursStart || null, quietHoursEnd: quietHoursEnd || null };
  await savePreference({ ...rest, ...chosen, ...quiet });
  return chosen.notificationType;
}

export function PreferenceForm({ values, offersWhatsApp, offersEmail, onSaved }: PreferenceFormProps) {
  const form = useForm({ initial: values, check: checkPreference, send: save, onSent: onSaved });
  const { problems, field } = form;
  return (
    <FormView form={form} className="stack-4 start-buttons">
      <Field label="Notification type" error={problems.notificationType}>
        <Select placeholder="Choose one" options={typeOptions} {...field('notificationType')} />
      </Field>
      <Channels form={form} offersWhatsApp={offersWhatsApp} offersEmail={offersEmail} />
      <Field label="Least priority" error={problems.priority} hint="You do not hear of what is less pressing.">
        <Select placeholder="Choose one" options={priorityOptions} {...field('priority')} />
      </Field>
      <QuietHours form={form as unknown as QuietPart['form']} />
      <Button tone="primary" type="submit" isBusy={form.isSending} busyLabel="Saving…">
        Save preference
      </Button>
    </FormView>
  );
}

type Part = { form: Form<PreferenceValues> };
type QuietPart = {
  form: Form<Pick<PreferenceValues, 'quietHoursStart' | 'quietHoursEnd' | 'timezone' | 'urgentBreaksThrough'>>;
};

function Channels({
  form,
  offersWhatsApp,
  offersEmail,
}: Part & Pick<PreferenceFormProps, 'offersWhatsApp' | 'offersEmail'>) {
  const emailHint = offersEmail ? undefined : 'This server sends no emails yet.';
  const whatsappHint = offersWhatsApp
    ? 'To the number under Current Settings.'
    : 'This server sends no WhatsApp messages yet.';
  return (
    <FieldGroup legend="How you are told">
      <Checkbox label="In the app" {...form.checkbox('inAppEnabled')} />
      <Checkbox label="Email" hint={emailHint} {...form.checkbox('emailEnabled')} />
      <Checkbox label="WhatsApp" hint={whatsappHint} {...form.checkbox('whatsappEnabled')} />
    </FieldGroup>
  );
}

export function QuietHours({ form: { values, problems, field, checkbox } }: QuietPart) {
  const zones = useMemo(() => timezoneOptions(values.timezone, ['UTC', ownTimezone()]), [values.timezone]);
  return (
    <>
      <div className="halves">
        <Field label="Quiet from" error={problems.quietHoursStart}>
          <TextInput type="time" {...field('quietHoursStart')} />
        </Field>
        <Field label="Quiet until" error={problems.quietHoursEnd}>
          <TextInput type="time" {...field('quietHoursEnd')} />
        </Field>
      </div>
      <Field
        label="Time zone of the quiet hours"
        error={problems.timezone}
        hint="Without times it is never quiet. While it is, messages wait; they come as one when it ends."
      >
        <Select options={zones} {...field('timezone')} />
      </Field>
      <Checkbox label="Tell me what is urgent even then" {...checkbox('urgentBreaksThrough')} />
    </>
  );
}

function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
