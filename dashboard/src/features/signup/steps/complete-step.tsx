import { paths } from '@meg/shared/domain/paths';
import { serverAddress } from '../../../api/server-address.js';
import { Checkbox } from '../../../ui/choices/checkbox.js';
import { FieldGroup } from '../../../ui/fields/field.js';
import type { StepProps } from './draft-field.js';

export function CompleteStep({ draft, errors, onChange }: StepProps) {
  return (
    <>
      <p>
        You set up <strong>{draft.companyName.trim()}</strong>, with {draft.adminEmail.trim()} as its admin. The chat
        works as soon as its line is on a page of your website: you get it next.
      </p>
      <FieldGroup legend="Agreement" error={errors.termsAccepted}>
        <Checkbox
          label={
            <>
              I accept the <LegalLink to={paths.terms}>terms and conditions</LegalLink> and the{' '}
              <LegalLink to={paths.privacy}>privacy notice</LegalLink>
            </>
          }
          aria-required
          aria-invalid={errors.termsAccepted ? true : undefined}
          checked={draft.termsAccepted}
          onChange={(event) => onChange({ termsAccepted: event.target.checked })}
        />
      </FieldGroup>
      <Checkbox
        label="Send me news about Meg, now and then (optional)"
        checked={draft.marketingConsent}
        onChange={(event) => onChange({ marketingConsent: event.target.checked })}
      />
    </>
  );
}

/** Opens a new tab: leaving this one would lose the typed password. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`${serverAddress()}${to}`} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> (opens a new tab)</span>
    </a>
  );
}
