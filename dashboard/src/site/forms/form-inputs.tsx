import type { FormField } from '@meg/shared/domain/forms/form-field';
import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { TextArea } from '../../ui/fields/text-area.js';
import { TextInput } from '../../ui/fields/text-input.js';
import styles from './form-inputs.module.css';

export interface FormState<Name extends string> {
  fields: Readonly<Record<Name, FormField>>;
  typed: Readonly<Record<Name, string>>;
  faults: Readonly<Record<string, string>>;
  change: (name: Name, text: string) => void;
}

interface InputProps<Name extends string> {
  form: FormState<Name>;
  name: Name;
  label: string;
  hint?: ReactNode;
}

/** A field that may stay empty says so; all others must be filled in. */
function frameOf<Name extends string>({ form, name, label, hint }: InputProps<Name>) {
  const isOptional = form.fields[name].missing === undefined;
  return {
    frame: { label, hint, isOptional, error: form.faults[name] },
    control: { name, value: form.typed[name], 'aria-required': !isOptional || undefined },
  };
}

type LineKind = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;

/** One line. */
export function LineInput<Name extends string>({ input, ...given }: InputProps<Name> & { input: LineKind }) {
  const { frame, control } = frameOf(given);
  const { form, name } = given;
  return (
    <Field {...frame}>
      <TextInput
        {...control}
        {...input}
        maxLength={form.fields[name].most}
        onChange={(event) => form.change(name, event.target.value)}
      />
    </Field>
  );
}

/** Several lines, with how many characters there are and may be. */
export function TextInputArea<Name extends string>({ isTall, ...given }: InputProps<Name> & { isTall?: boolean }) {
  const { frame, control } = frameOf(given);
  const { form, name, hint } = given;
  const { most } = form.fields[name];
  const count = form.typed[name].length;
  return (
    <Field
      {...frame}
      hint={
        <span className={styles.notes}>
          <span>{hint}</span>
          <span className={styles.count}>
            {count}/{most}
            <span className="visually-hidden"> characters</span>
          </span>
        </span>
      }
    >
      <TextArea
        {...control}
        className={isTall ? styles.tall : undefined}
        maxLength={most}
        onChange={(event) => form.change(name, event.target.value)}
      />
    </Field>
  );
}

interface ChoiceProps<Name extends string> extends InputProps<Name> {
  /** The words for each value. */
  names: Readonly<Record<string, string>>;
}

/** One of a list. */
export function ChoiceInput<Name extends string>({ names, ...given }: ChoiceProps<Name>) {
  const { frame, control } = frameOf(given);
  const options = Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <Field {...frame}>
      <Select
        {...control}
        options={options}
        placeholder="Please choose"
        onChange={(event) => given.form.change(given.name, event.target.value)}
      />
    </Field>
  );
}
