import { passwordFault } from '@meg/shared/domain/forms/password';
import type { ComponentProps } from 'react';
import type { Problems } from '../../../forms/use-submission.js';
import { Field } from '../../../ui/fields/field.js';
import { PasswordInput } from '../../../ui/fields/password-input.js';

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  input: ComponentProps<'input'>;
}

/** Under the name that the field has in its form. */
export function weakPassword<Name extends string>(name: Name, password: string): Problems {
  const fault = passwordFault(password);
  return fault === undefined ? {} : { [name]: fault };
}

export function NewPasswordField({ label, error, input }: NewPasswordFieldProps) {
  return (
    <Field
      label={label}
      hint="At least 10 characters. A few words that only you would put together are best."
      error={error}
    >
      <PasswordInput autoComplete="new-password" {...input} />
    </Field>
  );
}
