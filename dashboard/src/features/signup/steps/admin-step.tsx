import { paths } from '@meg/shared/domain/paths';
import { Link } from 'react-router';
import { Field } from '../../../ui/fields/field.js';
import { PasswordInput } from '../../../ui/fields/password-input.js';
import { DraftField, type StepProps } from './draft-field.js';

export function AdminStep(step: StepProps) {
  const { draft, errors, onChange } = step;
  return (
    <>
      <div className="field-pair">
        <DraftField step={step} name="firstName" label="First name" autoComplete="given-name" maxLength={80} />
        <DraftField step={step} name="lastName" label="Last name" autoComplete="family-name" maxLength={80} />
      </div>
      <DraftField
        step={step}
        name="adminEmail"
        label="Admin email"
        hint="You log in with it. We send it a link to confirm it."
        type="email"
        autoComplete="username"
        maxLength={254}
      />
      <div className="field-pair">
        <Field label="Password" hint="At least 10 characters. A few words are best." error={errors.password}>
          <PasswordInput
            autoComplete="new-password"
            aria-required
            value={draft.password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword}>
          <PasswordInput
            autoComplete="new-password"
            aria-required
            value={draft.confirmPassword}
            onChange={(event) => onChange({ confirmPassword: event.target.value })}
          />
        </Field>
      </div>
      <p className="soft-small">
        Everything you type is kept in this tab until you are done, except your password. Do you have an account?{' '}
        <Link to={paths.login}>Log in</Link>
      </p>
    </>
  );
}
