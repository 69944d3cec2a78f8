import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../ui/fields/field.js';
import { PasswordInput } from '../../../ui/fields/password-input.js';

export const currentPasswordRules = { required: 'Enter your current password' };

interface CurrentPasswordFieldProps {
  error: string | undefined;
  input: UseFormRegisterReturn;
}

export function CurrentPasswordField({ error, input }: CurrentPasswordFieldProps) {
  return (
    <Field label="Current password" error={error}>
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  );
}
