import { passwordFault } from '@meg/shared/domain/forms/password';
import type { ComponentProps } from 'react';
import type { Problems } from '../../../forms/use-submission.js';
import { Field } from '../../../ui/fields/field.js';
import { PasswordInput } from '../../../ui/fields/password-input.js';

export const currentPasswordMissing = { currentPassword: 'Enter your current password' };

/** The problem stands under `name`, the field's name in its form. */
export function weakPassword(name: string, password: string): Problems {
  const fault = passwordFault(password);
  return fault === undefined ? {} : { [name]: fault };
}

interface PasswordFieldProps {
  error: string | undefined;
  input: ComponentProps<'input'>;
}

export function CurrentPasswordField({ error, input }: PasswordFieldProps) {
  return (
    <Field label="Current password" error={error}>
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  );
}

export function NewPasswordField({ label, error, input }: PasswordFieldProps & { label: string }) {
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
