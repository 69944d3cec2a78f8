import { passwordFault } from '@meg/shared/domain/forms/password';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/fields/field.js';
import { PasswordInput } from '../../../ui/fields/password-input.js';

interface NewPasswordFieldProps {
  label: string;
  error: string | undefined;
  input: UseFormRegisterReturn;
}

export const newPasswordRules = { validate: (password: string) => passwordFault(password) ?? true };

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
