import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { isAny } from '../../forms/use-submission.js';
import { useMediaQuery } from '../../ui/browser/use-media-query.js';
import { Button } from '../../ui/buttons/button.js';
import { FormError } from '../../ui/fields/form-error.js';
import { HoneypotField } from '../../ui/fields/honeypot-field.js';
import { Card } from '../../ui/layout/card.js';
import { Page } from '../../ui/layout/page.js';
import { Stepper } from '../../ui/layout/stepper.js';
import { writeAs } from '../../ui/text/format.js';
import styles from './signup.module.css';
import { AdminStep } from './steps/admin-step.js';
import { ChatPreview } from './steps/chat-preview.js';
import { CompanyStep } from './steps/company-step.js';
import { CompleteStep } from './steps/complete-step.js';
import { OrderBill } from './steps/order-bill.js';
import { ReviewStep } from './steps/review-step.js';
import { lastStep, stepNames } from './steps/signup-steps.js';
import { usePlace } from './steps/use-place.js';
import type { Signup } from './use-signup.js';

const introductions = [
  'Who you are, and how your chat greets people.',
  'The person who runs the account. More can be invited later.',
  'Look it over, and add what you need.',
  'One more look at the terms, and your chat is yours.',
];

export function SignupWizard({ signup }: { signup: Signup }) {
  const { step, draft, goTo } = signup;
  const place = usePlace(draft);
  // Not in an effect: what is drawn below reads it.
  writeAs(place?.country ? { country: place.country, units: place.units } : undefined);
  const isBeside = useMediaQuery('(width >= 64rem)');
  const help =
    step < 2 ? (
      <ChatPreview draft={draft} isBeside={isBeside} />
    ) : (
      <OrderBill chosen={draft.addons} isBeside={isBeside} />
    );
  return (
    <Page
      title="Set up Meg for your company"
      description="Four short steps. Your chat works as soon as you are done, and all of it can be changed later."
    >
      <Stepper label="Steps of the sign-up" steps={stepNames} current={step} onStep={goTo} />
      <div className={styles.columns}>
        <StepForm signup={signup} inside={isBeside ? undefined : help} />
        {isBeside && <aside className={styles.aside}>{help}</aside>}
      </div>
    </Page>
  );
}

interface StepFormProps {
  signup: Signup;
  /** The help that has no room beside the form; undefined on wide screens. */
  inside: ReactNode;
}

function StepForm({ signup, inside }: StepFormProps) {
  const { step, element, proceed } = signup;
  const heading = useArrival(signup);

  function submit(event: FormEvent) {
    event.preventDefault();
    proceed();
  }
  return (
    <Card>
      <form ref={element} noValidate onSubmit={submit} className="stack-5" aria-labelledby="step-title">
        <div>
          <h2 id="step-title" ref={heading} tabIndex={-1} className={styles.heading}>
            {stepNames[step]}
          </h2>
          <p className="soft-small">{introductions[step]}</p>
        </div>
        <Fault signup={signup} />
        <StepFields signup={signup} inside={inside} />
        <StepActions signup={signup} />
      </form>
    </Card>
  );
}

/** A new step takes the focus to its heading, unless something in it must be corrected. */
function useArrival({ step, errors, fault }: Signup) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo({ top: 0 });
    if (!fault && !isAny(errors)) heading.current?.focus({ preventScroll: true });
  }, [step, errors, fault]);
  return heading;
}

function Fault({ signup: { fault, isRefusedByServer } }: { signup: Signup }) {
  if (!isRefusedByServer) return <FormError>{fault}</FormError>;
  return (
    <FormError>
      <strong>Registration failed</strong>
      {fault && `. ${fault}`} Nothing that you have typed is lost.
    </FormError>
  );
}

function StepFields({ signup, inside }: StepFormProps) {
  const { step, draft, errors, change, goTo, trap, setTrap } = signup;
  const props = { draft, errors, onChange: change };
  if (step === 0) return <CompanyStep {...props} preview={inside} />;
  if (step === 1) return <AdminStep {...props} />;
  if (step === 2) {
    return (
      <>
        <ReviewStep {...props} onEdit={goTo} />
        {inside}
      </>
    );
  }
  return (
    <>
      {inside}
      <CompleteStep {...props} />
      <HoneypotField text={trap} onChange={setTrap} />
    </>
  );
}

function StepActions({ signup: { step, isSending, goTo } }: { signup: Signup }) {
  const isLast = step === lastStep;
  return (
    <div className={styles.actions}>
      <Button type="submit" tone="primary" size="large" isBusy={isSending} busyLabel="Creating your account…">
        {isLast ? 'Complete sign-up' : 'Continue'}
      </Button>
      {step > 0 && (
        <Button size="large" disabled={isSending} onClick={() => goTo(step - 1)}>
          Back
        </Button>
      )}
    </div>
  );
}
