import {
  annualRevenueNames,
  type BetaField,
  bestTimeToCallNames,
  currentCRMNames,
  hasBetaPriority,
  monthlyLeads,
  monthlyLeadsNames,
} from '@meg/shared/domain/forms/beta-application';
import { betaForm as words } from '../content/beta.js';
import { ChoiceInput, type FormState, LineInput, TextInputArea } from '../forms/form-inputs.js';
import styles from './beta-dialog.module.css';

const leadsWithPriority = Object.fromEntries(
  monthlyLeads.map((option) => {
    const name = monthlyLeadsNames[option];
    return [option, hasBetaPriority(option) ? `${name} (${words.priority})` : name];
  }),
);

/** The fields of one step. */
export function BetaStep({ step, form }: { step: number; form: FormState<BetaField> }) {
  if (step === 0) return <ContactStep form={form} />;
  return step === 1 ? <BusinessStep form={form} /> : <ChallengesStep form={form} />;
}

type StepProps = { form: FormState<BetaField> };

function ContactStep({ form }: StepProps) {
  return (
    <>
      <div className={styles.pair}>
        <LineInput form={form} name="firstName" label="First name" input={{ autoComplete: 'given-name' }} />
        <LineInput form={form} name="lastName" label="Last name" input={{ autoComplete: 'family-name' }} />
      </div>
      <LineInput form={form} name="email" label="Email" input={{ type: 'email', autoComplete: 'email' }} />
      <LineInput
        form={form}
        name="phone"
        label="Phone"
        hint="With the country code, beginning with +."
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
    </>
  );
}

function BusinessStep({ form }: StepProps) {
  return (
    <>
      <div className={styles.pair}>
        <LineInput form={form} name="companyName" label="Company name" input={{ autoComplete: 'organization' }} />
        <LineInput form={form} name="jobTitle" label="Job title" input={{ autoComplete: 'organization-title' }} />
      </div>
      <ChoiceInput form={form} name="monthlyLeads" label="Estimates a month" names={leadsWithPriority} />
      <ChoiceInput form={form} name="annualRevenue" label="Revenue a year" names={annualRevenueNames} />
      <ChoiceInput form={form} name="currentCRM" label="What you keep customers in" names={currentCRMNames} />
    </>
  );
}

function ChallengesStep({ form }: StepProps) {
  return (
    <>
      <TextInputArea
        form={form}
        name="primaryPainPoints"
        label="Your main challenges"
        hint="Where do leads slip away, and what costs you time?"
      />
      <ChoiceInput form={form} name="bestTimeToCall" label="Best time to call" names={bestTimeToCallNames} />
      <TextInputArea form={form} name="additionalInfo" label="Anything else" />
    </>
  );
}
