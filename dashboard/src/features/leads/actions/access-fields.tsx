import type { Move } from '@meg/shared/contract/move';
import { Checkbox } from '../../../ui/choices/checkbox.js';
import { Field } from '../../../ui/fields/field.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { spelled } from '../../../ui/text/format.js';
import styles from './work.module.css';

type Access = NonNullable<Move['access']>;
type End = keyof Access;

const ends: readonly (readonly [End, string])[] = [
  ['origin', 'From'],
  ['destination', 'To'],
];

interface AccessFieldsProps {
  access: Move['access'];
  onChange: (access: Move['access']) => void;
}

/** Floor, lift and way to carry. An end without a floor is not known. */
export function AccessFields({ access = {}, onChange }: AccessFieldsProps) {
  function set(end: End, part: Partial<NonNullable<Access[End]>> | undefined) {
    const { [end]: now, ...other } = access;
    const next: Access = part ? { ...other, [end]: { floor: 0, lift: false, carryM: 0, ...now, ...part } } : other;
    onChange(Object.keys(next).length === 0 ? undefined : next);
  }
  return (
    <div className={styles.pair}>
      {ends.map(([end, words]) => (
        <div key={end} className="stack-3">
          <Field label={`${words}: floor`} isOptional hint="0 is the ground floor.">
            <NumberInput
              inputMode="numeric"
              value={access[end]?.floor ?? ''}
              onChange={({ currentTarget: { value } }) => set(end, value === '' ? undefined : { floor: Number(value) })}
            />
          </Field>
          <Checkbox
            label={`${words}: ${spelled('there is a lift')}`}
            checked={access[end]?.lift ?? false}
            onChange={(event) => set(end, { lift: event.currentTarget.checked })}
          />
          <Field label={`${words}: way to carry`} isOptional>
            <NumberInput
              suffix="m"
              min={0}
              value={access[end]?.carryM ?? ''}
              onChange={(event) => set(end, { carryM: Number(event.currentTarget.value) })}
            />
          </Field>
        </div>
      ))}
    </div>
  );
}
