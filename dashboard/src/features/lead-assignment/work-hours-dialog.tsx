import { dayHoursFaults, isClosedAllWeek } from '@meg/shared/domain/time/day-hours';
import { type Weekday, weekdays } from '@meg/shared/domain/time/zoned-time';
import { type FormEvent, useState } from 'react';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/buttons/button.js';
import { Switch } from '../../ui/choices/switch.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { GuardedDialog } from '../../ui/dialog/guarded-dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { ChipList } from '../../ui/fields/chip-list.js';
import { Field } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { Select } from '../../ui/fields/select.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { timezoneOptions } from '../../ui/fields/timezone-options.js';
import { formatDate } from '../../ui/text/format.js';
import { saveWorkHours, type WorkHours } from './assignment.queries.js';

type Day = WorkHours['days'][Weekday];

const usual = { open: '09:00', close: '17:00' };
const weekend = new Set<Weekday>(['saturday', 'sunday']);

function usualWeek(): WorkHours {
  const days = Object.fromEntries(weekdays.map((day) => [day, weekend.has(day) ? null : usual]));
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return { timezone: timeZone, days: days as WorkHours['days'], holidays: [] };
}

interface WorkHoursDialogProps {
  workHours: WorkHours | null;
  onClose: () => void;
}

export function WorkHoursDialog({ workHours, onClose }: WorkHoursDialogProps) {
  const form = useForm({
    initial: () => workHours ?? usualWeek(),
    check: ({ days }) =>
      Object.values(days).some((day) => day?.open === '' || day?.close === '')
        ? { days: 'Write both times of each day, or switch the day off' }
        : Object.fromEntries(dayHoursFaults(days).map(([day, fault]) => [`days.${day}`, fault])),
    send: saveWorkHours,
    onSent: () => {
      toast({ title: 'Your hours of work are saved', description: 'They hold for the next lead.' });
      onClose();
    },
  });
  const atAllHours = useForm({
    initial: {},
    send: () => saveWorkHours(null),
    onSent: () => {
      toast({ title: 'New leads come to you at all hours' });
      onClose();
    },
  });
  const { timezone, days, holidays } = form.values;
  const [isAsking, setAsking] = useState(false);
  function ask(event: FormEvent) {
    event.preventDefault();
    if (isClosedAllWeek(days)) setAsking(true);
    else void form.submit();
  }
  return (
    <GuardedDialog
      isOpen
      onClose={onClose}
      hasChanges={form.isChanged}
      title="Your hours of work"
      description="Rules give you new leads at these hours, while your switch is on. An end at 00:00 is midnight."
      footer={
        <>
          {workHours && (
            <Button tone="quiet" isBusy={atAllHours.isSending} onClick={() => void atAllHours.submit()}>
              No fixed hours
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="work-hours" isBusy={form.isSending} busyLabel="Saving…">
            Save your hours
          </Button>
        </>
      }
    >
      <form id="work-hours" className="stack-4" {...form.props} onSubmit={ask}>
        <Field label="Your time zone" error={form.problems.timezone}>
          <Select
            options={timezoneOptions(timezone)}
            value={timezone}
            onChange={(event) => form.change({ timezone: event.currentTarget.value })}
          />
        </Field>
        <ul className="stack-2">
          {weekdays.map((day) => (
            <DayFields
              key={day}
              day={day}
              hours={days[day]}
              error={form.problems[`days.${day}`]}
              onChange={(hours) => form.change({ days: { ...days, [day]: hours } })}
            />
          ))}
        </ul>
        <DaysOff dates={holidays} onChange={(dates) => form.change({ holidays: dates })} />
        <FormError>{form.problems.days ?? form.fault ?? atAllHours.fault}</FormError>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="No hours on any day?"
        confirmLabel="Save it"
        cancelLabel="Look again"
        onConfirm={() => form.submit()}
      >
        Rules would never give you a new lead. Your switch does the same for a while.
      </ConfirmDialog>
    </GuardedDialog>
  );
}

interface DayFieldsProps {
  day: Weekday;
  hours: Day;
  error: string | undefined;
  onChange: (hours: Day) => void;
}

function DayFields({ day, hours, error, onChange }: DayFieldsProps) {
  const name = day.charAt(0).toUpperCase() + day.slice(1);
  return (
    <li className="stack-1">
      <Switch
        label={name}
        checked={hours !== null}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? usual : null)}
      />
      {hours && (
        <div className="halves">
          {(['open', 'close'] as const).map((end) => (
            <Field
              key={end}
              label={`${name} ${end === 'open' ? 'from' : 'to'}`}
              hideLabel
              error={end === 'close' ? error : undefined}
            >
              <TextInput
                type="time"
                value={hours[end]}
                onChange={(event) => onChange({ ...hours, [end]: event.currentTarget.value })}
              />
            </Field>
          ))}
        </div>
      )}
    </li>
  );
}

function DaysOff({ dates, onChange }: { dates: readonly string[]; onChange: (dates: string[]) => void }) {
  const [date, setDate] = useState('');
  function add() {
    if (date !== '' && !dates.includes(date)) onChange([...dates, date].toSorted());
    setDate('');
  }
  return (
    <div className="stack-2">
      <Field label="Day off" isOptional>
        <TextInput
          type="date"
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
          onBlur={add}
          suffix={
            <Button size="compact" tone="quiet" disabled={date === ''} onClick={add}>
              Add
            </Button>
          }
        />
      </Field>
      <ChipList
        label="Days off"
        values={dates}
        nameOf={(day) => formatDate(day)}
        empty="No day off yet."
        onRemove={(day) => onChange(dates.filter((one) => one !== day))}
      />
    </div>
  );
}
