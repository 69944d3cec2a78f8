import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../../ui/fields/field.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import type { SignupDraft } from '../draft/signup-draft.js';
import type { SignupFault } from './signup-steps.js';

export interface StepProps {
  draft: SignupDraft;
  errors: SignupFault['fields'];
  onChange: (changed: Partial<SignupDraft>) => void;
}

type TextField = { [Name in keyof SignupDraft]: SignupDraft[Name] extends string ? Name : never }[keyof SignupDraft];

type InputKind = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'maxLength' | 'inputMode' | 'placeholder'>;

interface DraftFieldProps extends InputKind {
  step: StepProps;
  name: TextField;
  label: string;
  hint?: ReactNode;
  /** All other fields are required. */
  isOptional?: boolean;
}

/** A text field of the draft. */
export function DraftField({ step, name, label, hint, isOptional = false, ...input }: DraftFieldProps) {
  return (
    <Field label={label} hint={hint} isOptional={isOptional} error={step.errors[name]}>
      <TextInput
        {...input}
        aria-required={!isOptional || undefined}
        value={step.draft[name]}
        onChange={(event) => step.onChange({ [name]: event.target.value })}
      />
    </Field>
  );
}
