import type { NewNotificationPreference, NotificationType, Priority } from '@meg/shared/contract/notifications';
import { notificationTypes, priorities } from '@meg/shared/domain/notifications/notification-kinds';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../api/field-errors.js';
import { Button } from '../../ui/buttons/button.js';
import { Checkbox } from '../../ui/choices/checkbox.js';
import { Field, FieldGroup } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { Select } from '../../ui/fields/select.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { priorityWords, typeWords } from './notification-words.js';
import styles from './notifications.module.css';
import { savePreference } from './preferences.queries.js';

/** As the fields hold them: what is not chosen or not filled in is empty. */
export interface PreferenceValues
  extends Omit<NewNotificationPreference, 'notificationType' | 'priority' | 'quietHoursStart' | 'quietHoursEnd'> {
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

export function PreferenceForm({ values, offersWhatsApp, offersEmail, onSaved }: PreferenceFormProps) {
  const form = useForm<PreferenceValues>({ defaultValues: values });
  const [fault, setFault] = useState<string>();
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const zones = useMemo(() => timezones(values.timezone), [values.timezone]);
  const save = form.handleSubmit(async (filled) => {
    const { notificationType, priority, quietHoursStart, quietHoursEnd, ...rest } = filled;
    if (notificationType === '' || priority === '') return;
    const quiet = { quietHoursStart: quietHoursStart || null, quietHoursEnd: quietHoursEnd || null };
    try {
      await savePreference({ ...rest, ...quiet, notificationType, priority });
      onSaved(notificationType);
    } catch (error) {
      setFault(showFieldErrors(error, form.setError));
    }
  });
  const start = form.watch('quietHoursStart');
  const end = form.watch('quietHoursEnd');
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <FormError>{fault}</FormError>
      <Field label="Notification type" error={errors.notificationType?.message}>
        <Select
          placeholder="Choose one"
          options={typeOptions}
          {...register('notificationType', { required: 'Notification type is required' })}
        />
      </Field>
      <FieldGroup legend="How you are told">
        <Checkbox label="In the app" {...register('inAppEnabled')} />
        <Checkbox
          label="Email"
          hint={offersEmail ? undefined : 'This server sends no emails yet.'}
          {...register('emailEnabled')}
        />
        <Checkbox
          label="WhatsApp"
          hint={
            offersWhatsApp ? 'To the number under Current Settings.' : 'This server sends no WhatsApp messages yet.'
          }
          {...register('whatsappEnabled')}
        />
      </FieldGroup>
      <Field label="Least priority" error={errors.priority?.message} hint="What is less pressing is not told.">
        <Select
          placeholder="Choose one"
          options={priorityOptions}
          {...register('priority', { required: 'Priority is required' })}
        />
      </Field>
      <div className={styles.quiet}>
        <Field label="Quiet from" error={errors.quietHoursStart?.message}>
          <TextInput
            type="time"
            {...register('quietHoursStart', {
              validate: (value) => value !== '' || end === '' || 'Quiet hours need a start and an end',
            })}
          />
        </Field>
        <Field label="Quiet until" error={errors.quietHoursEnd?.message}>
          <TextInput
            type="time"
            {...register('quietHoursEnd', {
              validate: (value) =>
                value === '' && start !== ''
                  ? 'Quiet hours need a start and an end'
                  : value === '' || value !== start || 'Choose another end: these quiet hours would have no length',
            })}
          />
        </Field>
      </div>
      <Field
        label="Time zone of the quiet hours"
        error={errors.timezone?.message}
        hint="Without times it is never quiet. While it is, messages wait; they come as one when it ends."
      >
        <Select options={zones} {...register('timezone')} />
      </Field>
      <Checkbox label="Tell me what is urgent even then" {...register('urgentBreaksThrough')} />
      <Button tone="primary" type="submit" isBusy={isSubmitting} busyLabel="Saving…">
        Save preference
      </Button>
    </form>
  );
}

/** The chosen one is always among them, also where the browser calls it otherwise; the reader's own comes first. */
function timezones(chosen: string): { value: string; label: string }[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const others = [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].sort();
  return [...new Set(['UTC', own, ...others])].map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
