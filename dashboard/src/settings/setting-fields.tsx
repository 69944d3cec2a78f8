import { readAmount, toCents } from '@meg/shared/domain/money/read-amount';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Switch } from '../ui/choices/switch.js';
import { AmountInput } from '../ui/fields/amount-input.js';
import { ColourInput } from '../ui/fields/colour-input.js';
import { Field } from '../ui/fields/field.js';
import { type Option, Select } from '../ui/fields/select.js';
import { TextArea } from '../ui/fields/text-area.js';
import { TextInput } from '../ui/fields/text-input.js';
import { companyForms, formatNumber } from '../ui/text/format.js';
import { toShown, toShownMoney, toStored } from './scaled-number.js';
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
  /** Of the company's currency, kept to the cent. */
  isMoney?: boolean;
}

export function NumberSetting({ path, label, hint, suffix, standard, scale = 1, isMoney = false }: NumberSettingProps) {
  const { value, error, isReadOnly, set } = useSetting(path);
  const given = value ?? (value === null ? undefined : standard);
  const number = typeof given === 'number' ? given : undefined;
  const shown = (stored: number) => (isMoney ? toShownMoney(stored, scale) : toShown(stored, scale));
  const isOwn = standard !== undefined && number !== standard && !isReadOnly;
  const notes = isOwn ? (
    <>
      {hint} <BackToDefault label={label} standard={shown(standard)} onBack={() => set(standard)} />
    </>
  ) : (
    hint
  );
  return (
    <Field label={label} hint={notes} error={error}>
      <NumberText
        number={number === undefined ? undefined : shown(number)}
        isReadOnly={isReadOnly}
        suffix={suffix}
        onNumber={(next) => set(typeof next === 'number' ? toStored(isMoney ? toCents(next) : next, scale) : next)}
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
  /** Null where nothing is typed; what is no number, as it was typed, is for the server to refuse. */
  onNumber: (number: number | string | null) => void;
}

const isReadAs = (typed: string, number: number | undefined): boolean =>
  readAmount(typed, companyForms().country) === number;

/** Keeps what is being typed, such as “1.”, while the number is 1. It is grouped once the field is left. */
export function NumberText({ number, isReadOnly, suffix, onNumber }: NumberTextProps) {
  const [typed, setTyped] = useState<string>();
  const { country } = companyForms();
  const written = number === undefined ? '' : formatNumber(number, 4);
  const isOfTyped = typed !== undefined && (typed === '' ? written === '' : isReadAs(typed, number));
  return (
    <AmountInput
      value={isOfTyped ? typed : written}
      onBlur={() => isOfTyped && readAmount(typed, country) !== undefined && setTyped(undefined)}
      readOnly={isReadOnly}
      suffix={suffix}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onNumber(text.trim() === '' ? null : (readAmount(text, country) ?? text));
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
