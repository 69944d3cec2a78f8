import { areasHint, phoneHint } from '@meg/shared/domain/companies/place/country-examples';
import { isFixedLine } from '@meg/shared/domain/leads/fixed-lines';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/choices/checkbox.js';
import { ColourInput } from '../../../ui/fields/colour-input.js';
import { Field, FieldGroup } from '../../../ui/fields/field.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { clockTime, spelled } from '../../../ui/text/format.js';
import styles from '../signup.module.css';
import { DraftField, type StepProps } from './draft-field.js';
import { PlaceBlock } from './place-block.js';
import { usePlace } from './use-place.js';

/** `preview` follows the fields that it shows, where there is no room for it beside the form. */
export function CompanyStep({ preview, ...step }: StepProps & { preview: ReactNode }) {
  return (
    <>
      <ContactFields {...step} />
      <PlaceBlock {...step} />
      <h3 className={styles.part}>How your chat looks and speaks</h3>
      <LookFields {...step} />
      {preview}
      <h3 className={styles.part}>When and how people reach you</h3>
      <ReachFields {...step} />
    </>
  );
}

function ContactFields(step: StepProps) {
  const country = usePlace(step.draft)?.country;
  return (
    <>
      <DraftField step={step} name="companyName" label="Company name" autoComplete="organization" maxLength={120} />
      <div className="field-pair">
        <DraftField
          step={step}
          name="businessEmail"
          label="Business email"
          type="email"
          autoComplete="work email"
          maxLength={254}
        />
        <DraftField
          step={step}
          name="phone"
          label="Phone"
          hint={phoneHint(country)}
          type="tel"
          autoComplete="work tel"
          maxLength={50}
        />
      </div>
      <div className="field-pair">
        <DraftField
          step={step}
          name="website"
          label="Website"
          isOptional
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={500}
          placeholder="example.com"
        />
        <DraftField
          step={step}
          name="address"
          label="Address"
          isOptional
          autoComplete="street-address"
          maxLength={300}
        />
      </div>
      <DraftField
        step={step}
        name="serviceAreas"
        label="Service areas"
        hint={areasHint(country)}
        isOptional
        autoComplete="off"
      />
    </>
  );
}

function LookFields(step: StepProps) {
  const { draft, errors, onChange } = step;
  return (
    <>
      <div className="field-pair">
        <Field label={spelled('Primary colour')} error={errors.primaryColor}>
          <ColourInput value={draft.primaryColor} onChange={(primaryColor) => onChange({ primaryColor })} />
        </Field>
        <Field
          label={spelled('Secondary colour')}
          hint="Behind what is chosen, and behind prices."
          error={errors.secondaryColor}
        >
          <ColourInput value={draft.secondaryColor} onChange={(secondaryColor) => onChange({ secondaryColor })} />
        </Field>
      </div>
      <Field
        label="Welcome message"
        hint="Left empty, Meg greets your visitors in her own words and in their language."
        error={errors.welcomeMessage}
        isOptional
      >
        <TextArea
          maxLength={500}
          value={draft.welcomeMessage}
          onChange={(event) => onChange({ welcomeMessage: event.target.value })}
        />
      </Field>
    </>
  );
}

function ReachFields({ draft, onChange }: StepProps) {
  const isFixed = isFixedLine(draft.phone, usePlace(draft)?.country);
  return (
    <>
      <p className="soft-small">
        You start with Monday to Friday {clockTime('09:00')} to {clockTime('17:00')} and Saturday {clockTime('10:00')}{' '}
        to {clockTime('14:00')}. Days and holidays are set after you log in.
      </p>
      <FieldGroup legend="Visitors may ask for">
        <Checkbox
          label="a chat by WhatsApp"
          checked={draft.enableWhatsApp ?? !isFixed}
          onChange={(event) => onChange({ enableWhatsApp: event.target.checked })}
        />
        <Checkbox
          label="a phone call"
          checked={draft.enablePhoneCalls}
          onChange={(event) => onChange({ enablePhoneCalls: event.target.checked })}
        />
      </FieldGroup>
    </>
  );
}
