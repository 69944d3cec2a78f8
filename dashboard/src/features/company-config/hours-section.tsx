import { dayHoursFault } from '@meg/shared/domain/time/day-hours';
import { type Weekday, weekdays } from '@meg/shared/domain/time/zoned-time';
import { ListSetting } from '../../settings/list-setting.js';
import { SelectSetting } from '../../settings/setting-fields.js';
import { useSetting } from '../../settings/settings-context.js';
import { Switch } from '../../ui/choices/switch.js';
import { Field } from '../../ui/fields/field.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { timezoneOptions } from '../../ui/fields/timezone-options.js';
import { Card } from '../../ui/layout/card.js';
import { formatDate } from '../../ui/text/format.js';
import styles from './company-config.module.css';

const hours = 'chatbotConfig.businessHours';
const usual = { open: '09:00', close: '17:00' };

export function HoursSection() {
  const { value } = useSetting(`${hours}.timezone`);
  return (
    <Card
      title="Opening hours"
      description="When callbacks can be booked, and when the chat says that somebody is there. Closing at 00:00 is midnight, the end of the day."
    >
      <SelectSetting path={`${hours}.timezone`} label="Time zone" options={timezoneOptions(String(value))} />
      <ul className="stack-3">
        {weekdays.map((day) => (
          <Day key={day} day={day} />
        ))}
      </ul>
      <ListSetting
        path={`${hours}.holidays`}
        label="Days off"
        type="date"
        nameOf={(date) => formatDate(date)}
        empty="No day off yet: public holidays, for example."
      />
    </Card>
  );
}

function Day({ day }: { day: Weekday }) {
  const { value, isReadOnly, set } = useSetting(`${hours}.days.${day}`);
  const open = value as { open: string; close: string } | null | undefined;
  const name = day.charAt(0).toUpperCase() + day.slice(1);
  return (
    <li className={styles.day}>
      <Switch
        label={name}
        checked={Boolean(open)}
        disabled={isReadOnly}
        onChange={(event) => set(event.currentTarget.checked ? usual : null)}
      />
      {open ? (
        <div className="halves">
          <Time day={day} end="open" label={`${name} from`} />
          <Time day={day} end="close" label={`${name} to`} fault={faultOf(open)} />
        </div>
      ) : (
        <span className="soft-small">Closed</span>
      )}
    </li>
  );
}

/** While they are typed, and not only when they are saved. */
function faultOf(typed: { open: string; close: string }): string | undefined {
  return typed.open === '' || typed.close === '' ? undefined : dayHoursFault(typed);
}

interface TimeProps {
  day: Weekday;
  end: 'open' | 'close';
  label: string;
  fault?: string | undefined;
}

function Time({ day, end, label, fault }: TimeProps) {
  const { value, error, isReadOnly, set } = useSetting(`${hours}.days.${day}.${end}`);
  return (
    <Field label={label} hideLabel error={error ?? fault}>
      <TextInput
        type="time"
        value={String(value ?? '')}
        readOnly={isReadOnly}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </Field>
  );
}
