import { type ReactNode, useState } from 'react';
import { Button } from '../ui/buttons/button.js';
import { ChipList } from '../ui/fields/chip-list.js';
import { Field } from '../ui/fields/field.js';
import { type Option, Select } from '../ui/fields/select.js';
import { TextInput } from '../ui/fields/text-input.js';
import { type Setting, useSetting } from './settings-context.js';

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
  const setting = useSetting(path);
  const { value, isReadOnly, set } = setting;
  const [typed, setTyped] = useState('');
  const values = value as readonly string[];

  function add() {
    const next = typed.trim();
    setTyped('');
    if (next !== '' && !values.includes(next)) set([...values, next]);
  }
  return (
    <ListField setting={setting} label={label} hint={hint} empty={empty} nameOf={nameOf}>
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
    </ListField>
  );
}

interface ChoiceListSettingProps extends Pick<ListSettingProps, 'path' | 'label' | 'hint' | 'empty'> {
  options: readonly Option[];
  placeholder: string;
}

/** A list whose values come from a closed one. */
export function ChoiceListSetting({ path, label, hint, empty, options, placeholder }: ChoiceListSettingProps) {
  const setting = useSetting(path);
  const { value, isReadOnly, set } = setting;
  const values = value as readonly string[];
  const nameOf = (code: string) => options.find((option) => option.value === code)?.label ?? code;
  return (
    <ListField setting={setting} label={label} hint={hint} empty={empty} nameOf={nameOf}>
      <Select
        value=""
        disabled={isReadOnly}
        placeholder={placeholder}
        options={options.filter((option) => !values.includes(option.value))}
        onChange={(event) => event.currentTarget.value !== '' && set([...values, event.currentTarget.value])}
      />
    </ListField>
  );
}

interface ListFieldProps extends Pick<ListSettingProps, 'label' | 'hint' | 'empty'> {
  setting: Setting;
  nameOf: ListSettingProps['nameOf'] | undefined;
  /** The input for one more value. */
  children: ReactNode;
}

function ListField({
  setting: { value, error, isReadOnly, set },
  label,
  hint,
  empty,
  nameOf,
  children,
}: ListFieldProps) {
  const values = value as readonly string[];
  return (
    <div className="stack-3">
      <Field label={label} hint={hint} error={error}>
        {children}
      </Field>
      <ChipList
        label={label}
        values={values}
        {...(nameOf && { nameOf })}
        empty={empty}
        onRemove={isReadOnly ? undefined : (removed) => set(values.filter((one) => one !== removed))}
      />
    </div>
  );
}
