import { type CallOutcome, callOutcomes, callOutcomeWords } from '@meg/shared/domain/leads/lead-contact';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { RadioCards } from '../../../ui/choices/radio-cards.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Field } from '../../../ui/fields/field.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { saveCall } from './lead-work.queries.js';

const options = callOutcomes.map((value) => ({ value, title: callOutcomeWords[value] }));

/** How a call went. Having reached somebody makes a waiting lead contacted. */
export function CallDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const form = useForm({
    initial: { outcome: '', note: '' },
    check: ({ outcome }) => (outcome === '' ? { outcome: 'Choose how the call went' } : {}),
    send: ({ outcome, note }) => saveCall(id, { outcome: outcome as CallOutcome, note }),
    onSent: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      hasChanges={form.isChanged}
      title={`How did the call with ${name} go?`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="call" isBusy={form.isSending} busyLabel="Saving…">
            Save the call
          </Button>
        </>
      }
    >
      <form id="call" className="stack-4" {...form.props}>
        <RadioCards
          name="outcome"
          legend="How it went"
          hideLegend
          columns={3}
          options={options}
          value={form.values.outcome}
          onChange={(outcome) => form.change({ outcome })}
          error={form.problems.outcome}
        />
        <Field label="Note" isOptional error={form.problems.note}>
          <TextArea rows={3} most={2_000} {...form.field('note')} />
        </Field>
        <FormError>{form.fault}</FormError>
      </form>
    </Dialog>
  );
}
