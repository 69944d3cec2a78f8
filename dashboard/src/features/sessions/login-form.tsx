import { paths } from '@meg/shared/domain/paths';
import type { FormEvent, RefObject } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/buttons/button.js';
import { Field } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { PasswordInput } from '../../ui/fields/password-input.js';
import { TextInput } from '../../ui/fields/text-input.js';

export interface Credentials {
  email: string;
  password: string;
  code: string;
}

interface LoginFormProps {
  credentials: Credentials;
  error: string | undefined;
  fields: Readonly<Record<string, string>>;
  isPending: boolean;
  element: RefObject<HTMLFormElement | null>;
  /** The account has two-factor login. */
  needsCode: boolean;
  onChange: (change: Partial<Credentials>) => void;
  onSubmit: () => void;
}

export function LoginForm(props: LoginFormProps) {
  const { credentials, error, isPending, needsCode, element, onSubmit } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isPending) onSubmit();
  }
  return (
    <form ref={element} className="stack-4" onSubmit={submit} noValidate>
      <FormError>{error}</FormError>
      {needsCode ? <CodeField {...props} /> : <PasswordFields {...props} />}
      <Button type="submit" tone="primary" size="large" isBusy={isPending} busyLabel="Logging in...">
        {needsCode ? 'Continue' : 'Log in'}
      </Button>
      <p className="soft-small centred">
        <Link
          to={`${paths.forgotPassword}${credentials.email ? `?email=${encodeURIComponent(credentials.email)}` : ''}`}
        >
          Forgot password?
        </Link>
      </p>
    </form>
  );
}

function PasswordFields({ credentials, fields, isPending, onChange }: LoginFormProps) {
  return (
    <>
      <Field label="Email" error={fields.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          value={credentials.email}
          disabled={isPending}
          onChange={(event) => onChange({ email: event.target.value })}
        />
      </Field>
      <Field label="Password" error={fields.password}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={credentials.password}
          disabled={isPending}
          onChange={(event) => onChange({ password: event.target.value })}
        />
      </Field>
    </>
  );
}

function CodeField({ credentials, fields, isPending, onChange }: LoginFormProps) {
  return (
    <Field
      label="Code"
      hint="Six digits from your authenticator app, or one of your recovery codes."
      error={fields.code}
    >
      <TextInput
        name="code"
        // This field replaces the ones that were just filled in.
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={credentials.code}
        disabled={isPending}
        onChange={(event) => onChange({ code: event.target.value })}
      />
    </Field>
  );
}
