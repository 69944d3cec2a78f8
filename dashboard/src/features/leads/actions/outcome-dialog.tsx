import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { type LeadOutcome, lostReasons, lostReasonWords } from '@meg/shared/domain/leads/lead-outcome';
import { type FormEvent, useState } from 'react';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { GuardedDialog } from '../../../ui/dialog/guarded-dialog.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { AmountInput } from '../../../ui/fields/amount-input.js';
import { Field } from '../../../ui/fields/field.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { Select } from '../../../ui/fields/select.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { formatMoney } from '../../../ui/text/format.js';
import { whoIs } from '../lead-words.js';
import { amountDoubt, amountOf, type Ending, outcomeOf, outcomeProblems, outcomeValues } from './outcome-form.js';

type OutcomeLead = Pick<
  LeadDetail,
  'outcome' | 'quoteAmount' | 'preliminaryQuote' | 'range' | 'moveDate' | 'name' | 'phone' | 'email' | 'reference'
> &
  Partial<Pick<LeadDetail, 'quoteDiffers'>>;

interface OutcomeDialogProps {
  kind: Ending;
  /** Undefined for many leads at once. */
  lead: OutcomeLead | undefined;
  /** How many leads it is about. */
  count: number;
  currency: string;
  onSave: (outcome: LeadOutcome) => Promise<unknown>;
  onClose: () => void;
}

const reasons = lostReasons.map((value) => ({ value, label: lostReasonWords[value] }));

function titleOf(kind: Ending, count: number): string {
  if (count === 1) return kind === 'converted' ? 'Booked' : 'Lost';
  return `${count} leads are ${kind === 'converted' ? 'booked' : 'lost'}`;
}

/** Asks how a lead ended, before its status says so. */
export function OutcomeDialog({ kind, lead, count, currency, onSave, onClose }: OutcomeDialogProps) {
  const [initial] = useState(() => outcomeValues(lead));
  const form = useForm({
    initial,
    check: (values) => outcomeProblems(kind, values, Date.now()),
    send: (values) => onSave(outcomeOf(kind, values)),
    onSent: onClose,
  });
  const problem = (name: string) => form.problems[name] ?? form.problems[`outcome.${name}`];
  const amount = amountOf(form.values.amount);
  const each = count === 1 ? '' : ' of each';
  // Asked once of an amount: sent again as it is, it is taken.
  const [askedOf, setAskedOf] = useState<number>();
  const doubt = kind === 'converted' && lead && amount !== undefined ? amountDoubt(amount, lead, currency) : undefined;
  const isAsked = doubt !== undefined && askedOf === amount;
  const saveWords = kind === 'converted' ? 'Save as converted' : 'Save as lost';
  function submit(event: FormEvent) {
    if (doubt === undefined || isAsked) return form.props.onSubmit(event);
    event.preventDefault();
    setAskedOf(amount);
  }
  return (
    <GuardedDialog
      isOpen
      onClose={onClose}
      hasChanges={form.isChanged}
      title={titleOf(kind, count)}
      description={lead && `${whoIs(lead)}, ${lead.reference}`}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="outcome" isBusy={form.isSending} busyLabel="Saving…">
            {isAsked ? 'Yes, save it' : saveWords}
          </Button>
        </>
      }
    >
      <form id="outcome" className="stack-4" {...form.props} onSubmit={submit}>
        {kind === 'converted' ? (
          <>
            <Field
              label={`Booked amount${each}`}
              hint={amount === undefined ? undefined : formatMoney(amount, currency)}
              error={problem('amount')}
            >
              <AmountInput suffix={currency} {...form.field('amount')} />
            </Field>
            {isAsked && <Banner tone="warning" title={doubt} isAlert />}
            <Field label={`Date of the move${each}`} isOptional error={problem('moveDate')}>
              <TextInput type="date" {...form.field('moveDate')} />
            </Field>
          </>
        ) : (
          <>
            <Field label="Why" error={problem('reason')}>
              <Select placeholder="Choose…" options={reasons} {...form.field('reason')} />
            </Field>
            <Field label="In words" isOptional={form.values.reason !== 'other'} error={problem('words')}>
              <TextArea rows={2} most={500} {...form.field('words')} />
            </Field>
          </>
        )}
        <FormError>{form.fault}</FormError>
      </form>
    </GuardedDialog>
  );
}
