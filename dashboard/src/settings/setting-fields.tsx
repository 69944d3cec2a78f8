import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Switch } from '../ui/choices/switch.js';
import { ColourInput } from '../ui/fields/colour-input.js';
import { Field } from '../ui/fields/field.js';
import { NumberInput } from '../ui/fields/number-input.js';
import { type Option, Select } from '../ui/fields/select.js';
import { TextArea } from '../ui/fields/text-area.js';
import { TextInput } from '../ui/fields/text-input.js';
import { formatNumber } from '../ui/text/format.js';
import { toShown, toStored } from './scaled-number.js';
import styles from './setting-fields.module.css';
import { useSetting } from './settings-context.js';

interface SettingProps {
  /** Where it stands in the configuration. */
  path: string;
  label: string;
  hint?: ReactNode;
}

function useTextSetting(path: string) {
  const { value, error, isReadOnly, set } = useSetting(path);
  const control = {
    value: String(value ?? ''),
    onChange: (event: ChangeEvent<{ value: string }>) => set(event.currentTarget.value),
  };
  return { error, isReadOnly, control };
}

export function TextSetting({ path, label, hint, ...input }: SettingProps & TextInputExtras) {
  const { error, isReadOnly, control } = useTextSetting(path);
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput {...input} {...control} readOnly={isReadOnly} />
    </Field>
  );
}

interface TextInputExtras {
  type?: 'text' | 'email' | 'tel' | 'url';
  maxLength?: number;
  autoComplete?: string;
  placeholder?: string;
}

export function LongTextSetting({ path, label, hint, maxLength }: SettingProps & { maxLength?: number }) {
  const { error, isReadOnly, control } = useTextSetting(path);
  return (
    <Field label={label} hint={hint} error={error}>
      <TextArea {...control} most={maxLength} readOnly={isReadOnly} />
    </Field>
  );
}

interface NumberSettingProps extends SettingProps {
  suffix?: ReactNode;
  /** Shown, and taken, where nothing is set. */
  standard?: number | undefined;
  /** How many of what is shown make one of what is kept: 100 for a share that is written in percent. */
  scale?: number;
}

export function NumberSetting({ path, label, hint, suffix, standard, scale = 1 }: NumberSettingProps) {
  const { value, error, isReadOnly, set } = useSetting(path);
  const number = (value ?? (value === null ? undefined : standard)) as number | undefined;
  const isOwn = standard !== undefined && number !== standard && !isReadOnly;
  const notes = isOwn ? (
    <>
      {hint} <BackToDefault label={label} standard={toShown(standard, scale)} onBack={() => set(standard)} />
    </>
  ) : (
    hint
  );
  return (
    <Field label={label} hint={notes} error={error}>
      <NumberText
        number={number === undefined ? undefined : toShown(number, scale)}
        isReadOnly={isReadOnly}
        suffix={suffix}
        onNumber={(next) => set(next === null ? null : toStored(next, scale))}
      />
    </Field>
  );
}

function BackToDefault({ label, standard, onBack }: { label: string; standard: number; onBack: () => void }) {
  return (
    <button type="button" className={styles.back} onClick={onBack}>
      Back to {formatNumber(standard, 4)}
      <span className="visually-hidden">, the default of {label}</span>
    </button>
  );
}

interface NumberTextProps {
  number: number | undefined;
  isReadOnly: boolean;
  suffix?: ReactNode;
  onNumber: (number: number | null) => void;
}

/** Keeps what is being typed, such as “1.”, while the number is 1. */
export function NumberText({ number, isReadOnly, suffix, onNumber }: NumberTextProps) {
  const [typed, setTyped] = useState<string>();
  const written = number === undefined ? '' : String(number);
  const isOfTyped = typed !== undefined && (typed === '' ? written === '' : Number(typed) === number);
  return (
    <NumberInput
      value={isOfTyped ? typed : written}
      readOnly={isReadOnly}
      suffix={suffix}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onNumber(text === '' ? null : Number(text));
      }}
    />
  );
}

export function SelectSetting({ path, label, hint, options }: SettingProps & { options: readonly Option[] }) {
  const { error, isReadOnly, control } = useTextSetting(path);
  return (
    <Field label={label} hint={hint} error={error}>
      <Select {...control} options={options} disabled={isReadOnly} />
    </Field>
  );
}

export function SwitchSetting({ path, label, hint }: SettingProps) {
  const { value, isReadOnly, set } = useSetting(path);
  return (
    <Switch
      label={label}
      hint={hint}
      checked={value === true}
      disabled={isReadOnly}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  );
}

export function ColourSetting({ path, label }: SettingProps) {
  const { value, error, isReadOnly, set } = useSetting(path);
  return (
    <Field label={label} error={error}>
      <ColourInput value={String(value)} onChange={(colour) => isReadOnly || set(colour)} />
    </Field>
  );
}
