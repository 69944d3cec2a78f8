import { type ReactNode, useState } from 'react';
import { Button } from '../ui/buttons/button.js';
import { ChipList } from '../ui/fields/chip-list.js';
import { Field } from '../ui/fields/field.js';
import { type Option, Select } from '../ui/fields/select.js';
import { TextInput } from '../ui/fields/text-input.js';
import styles from './list-setting.module.css';
import { useSetting } from './settings-context.js';

interface ListSettingProps {
  path: string;
  label: string;
  hint?: ReactNode;
  empty: ReactNode;
  nameOf?: (value: string) => string;
  type?: 'text' | 'date';
  addLabel?: string;
  placeholder?: string;
}

/** A list of texts: each can be taken out, and one more be written. */
export function ListSetting({ type = 'text', ...list }: ListSettingProps) {
  const { path, label, hint, empty, nameOf, addLabel = 'Add', placeholder } = list;
  const { value, error, isReadOnly, set } = useSetting(path);
  const [typed, setTyped] = useState('');
  const values = value as readonly string[];

  function add() {
    const next = typed.trim();
    setTyped('');
    if (next !== '' && !values.includes(next)) set([...values, next]);
  }
  return (
    <div className={styles.list}>
      <Field label={label} hint={hint} error={error}>
        <TextInput
          type={type}
          value={typed}
          readOnly={isReadOnly}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
          suffix={
            <Button size="compact" tone="quiet" onClick={add} disabled={isReadOnly || typed === ''}>
              {addLabel}
            </Button>
          }
        />
      </Field>
      <Chips label={label} values={values} nameOf={nameOf} empty={empty} onChange={isReadOnly ? undefined : set} />
    </div>
  );
}

interface ChoiceListSettingProps extends Pick<ListSettingProps, 'path' | 'label' | 'hint' | 'empty'> {
  options: readonly Option[];
  placeholder: string;
}

/** A list whose values come from a closed one. */
export function ChoiceListSetting({ path, label, hint, empty, options, placeholder }: ChoiceListSettingProps) {
  const { value, error, isReadOnly, set } = useSetting(path);
  const values = value as readonly string[];
  const nameOf = (code: string) => options.find((option) => option.value === code)?.label ?? code;
  return (
    <div className={styles.list}>
      <Field label={label} hint={hint} error={error}>
        <Select
          value=""
          disabled={isReadOnly}
          placeholder={placeholder}
          options={options.filter((option) => !values.includes(option.value))}
          onChange={(event) => event.currentTarget.value !== '' && set([...values, event.currentTarget.value])}
        />
      </Field>
      <Chips label={label} values={values} nameOf={nameOf} empty={empty} onChange={isReadOnly ? undefined : set} />
    </div>
  );
}

interface ChipsProps {
  label: string;
  values: readonly string[];
  nameOf?: ((value: string) => string) | undefined;
  empty: ReactNode;
  onChange: ((values: string[]) => void) | undefined;
}

function Chips({ label, values, nameOf, empty, onChange }: ChipsProps) {
  return (
    <ChipList
      label={label}
      values={values}
      {...(nameOf && { nameOf })}
      empty={empty}
      onRemove={onChange && ((removed) => onChange(values.filter((value) => value !== removed)))}
    />
  );
}
