import type { ComponentProps } from 'react';
import { Field } from '../../../ui/fields/field.js';
import { PasswordInput } from '../../../ui/fields/password-input.js';

export const currentPasswordMissing = { currentPassword: 'Enter your current password' };

interface CurrentPasswordFieldProps {
  error: string | undefined;
  input: ComponentProps<'input'>;
}

export function CurrentPasswordField({ error, input }: CurrentPasswordFieldProps) {
  return (
    <Field label="Current password" error={error}>
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  );
}
