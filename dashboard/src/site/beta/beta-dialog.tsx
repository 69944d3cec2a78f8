import type { applyForBeta, BetaApplication } from '@meg/shared/contract/beta-applications';
import { betaFields, betaSteps } from '@meg/shared/domain/forms/beta-application';
import { useEffect, useId, useRef, useState } from 'react';
import { request } from '../../api/request.js';
import { Button } from '../../ui/buttons/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { HoneypotField } from '../../ui/fields/honeypot-field.js';
import { betaForm as words } from '../content/beta.js';
import { useSiteForm } from '../forms/use-site-form.js';
import styles from './beta-dialog.module.css';
import { BetaStep } from './beta-step.js';

const lastStep = betaSteps.length - 1;

/** The application in three steps, and what is said when it has been sent. */
export function BetaDialog({ onClose }: { onClose: () => void }) {
  const [isSent, setSent] = useState(false);
  return isSent ? <BetaSent onClose={onClose} /> : <BetaForm onClose={onClose} onSent={() => setSent(true)} />;
}

function BetaForm({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const form = useSiteForm({
    storageKey: 'meg-beta',
    fields: betaFields,
    steps: betaSteps,
    send: (typed, { headers, signs }) => {
      // The server says of each choice whether it is one.
      const body = { ...(typed as BetaApplication), ...signs };
      return request<typeof applyForBeta>('POST', '/api/beta-applications', { headers, body });
    },
    onSent: () => {
      toast({ title: words.sent.title, description: words.sent.text });
      onSent();
    },
    onFailure: () => toast({ tone: 'destructive', title: words.failed.title, description: words.failed.text }),
  });
  const id = useId();
  useStepFocus(form.step, form.element);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.duration}
      footer={<Actions formId={id} form={form} onClose={onClose} />}
    >
      <Progress step={form.step} />
      <form id={id} {...form.props} className="stack-4">
        <BetaStep step={form.step} form={form} />
        <HoneypotField {...form.honeypot} />
      </form>
    </Dialog>
  );
}

/** Each step begins at its first field, as the dialog does. */
function useStepFocus(step: number, form: React.RefObject<HTMLFormElement | null>): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (form.current?.querySelector('[aria-invalid="true"]')) return;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [step, form]);
}

function Progress({ step }: { step: number }) {
  const percent = Math.round(((step + 1) / betaSteps.length) * 100);
  return (
    <div className="stack-2">
      <p className={styles.said}>
        <strong>{words.progress(step + 1, betaSteps.length)}</strong>
        <span>{words.complete(percent)}</span>
      </p>
      <progress
        className={styles.bar}
        max={100}
        value={percent}
        aria-label={words.progress(step + 1, betaSteps.length)}
      />
      <h3 className={styles.step}>{words.steps[step]}</h3>
    </div>
  );
}

interface ActionsProps {
  formId: string;
  form: { step: number; isSending: boolean; goTo: (step: number) => void };
  onClose: () => void;
}

function Actions({ formId, form: { step, isSending, goTo }, onClose }: ActionsProps) {
  return (
    <>
      <Button tone="quiet" className={styles.cancel} onClick={onClose}>
        {words.cancel}
      </Button>
      {step > 0 && (
        <Button disabled={isSending} onClick={() => goTo(step - 1)}>
          {words.previous}
        </Button>
      )}
      <Button type="submit" form={formId} tone="primary" disabled={isSending}>
        {isSending ? words.submitting : step === lastStep ? words.submit : words.next}
      </Button>
    </>
  );
}

function BetaSent({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={words.sent.title}
      footer={
        <Button tone="primary" data-first-focus onClick={onClose}>
          {words.sent.close}
        </Button>
      }
    >
      <p>{words.sent.text}</p>
      <p className="soft">{words.sent.next}</p>
    </Dialog>
  );
}
