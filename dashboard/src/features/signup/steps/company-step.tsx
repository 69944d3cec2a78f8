import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/choices/checkbox.js';
import { ColourInput } from '../../../ui/fields/colour-input.js';
import { Field, FieldGroup } from '../../../ui/fields/field.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import styles from '../signup.module.css';
import { DraftField, type StepProps } from './draft-field.js';
import { PlaceBlock } from './place-block.js';

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
          hint="With the country code, as in +353 1 496 0123."
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
        hint="Separated by commas, as in Dublin, Cork, Galway."
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
        <Field label="Primary colour" error={errors.primaryColor}>
          <ColourInput value={draft.primaryColor} onChange={(primaryColor) => onChange({ primaryColor })} />
        </Field>
        <Field label="Secondary colour" error={errors.secondaryColor}>
          <ColourInput value={draft.secondaryColor} onChange={(secondaryColor) => onChange({ secondaryColor })} />
        </Field>
      </div>
      <DraftField step={step} name="tagline" label="Tagline" isOptional autoComplete="off" maxLength={200} />
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
  return (
    <>
      <p className="soft-small">
        You start with Monday to Friday 9:00 to 17:00 and Saturday 10:00 to 14:00. Days and holidays are set after you
        log in.
      </p>
      <FieldGroup legend="Visitors may ask for">
        <Checkbox
          label="a chat by WhatsApp"
          checked={draft.enableWhatsApp}
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
