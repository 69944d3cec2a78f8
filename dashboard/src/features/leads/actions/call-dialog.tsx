import { type CallOutcome, callOutcomes, callOutcomeWords } from '@meg/shared/domain/leads/lead-contact';
import { useState } from 'react';
import { useMe } from '../../../api/me.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { RadioCards } from '../../../ui/choices/radio-cards.js';
import { GuardedDialog } from '../../../ui/dialog/guarded-dialog.js';
import { Field } from '../../../ui/fields/field.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { addTask, saveCall } from './lead-work.queries.js';

const options = callOutcomes.map((value) => ({ value, title: callOutcomeWords[value] }));

interface CallDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** How a call went. Having reached somebody makes a waiting lead contacted; otherwise a next try can be noted. */
export function CallDialog({ id, name, onClose }: CallDialogProps) {
  const me = useMe();
  const [isLogged, setLogged] = useState(false);
  const form = useForm({
    initial: { outcome: '', note: '', nextTry: '' },
    check: ({ outcome, nextTry }) => ({
      ...(outcome === '' && { outcome: 'Choose how the call went' }),
      ...(Date.parse(nextTry) <= Date.now() && { nextTry: 'This time is over: choose a later one' }),
    }),
    send: async ({ outcome, note, nextTry }) => {
      // Sent again where only the task failed, the call must not stand there twice.
      if (!isLogged) await saveCall(id, { outcome: outcome as CallOutcome, note });
      setLogged(true);
      if (outcome === 'reached' || nextTry === '') return;
      const dueAt = new Date(nextTry).toISOString();
      await addTask(id, { text: `Call ${name} again`, dueAt, assigneeId: me.id });
    },
    onSent: onClose,
  });
  const { outcome } = form.values;
  return (
    <GuardedDialog
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
          value={outcome}
          onChange={(chosen) => form.change({ outcome: chosen })}
          error={form.problems.outcome}
        />
        {outcome !== '' && outcome !== 'reached' && (
          <Field
            label="Call again"
            isOptional
            hint="Becomes a task of yours, which you are reminded of."
            error={form.problems.nextTry ?? form.problems.dueAt}
          >
            <TextInput type="datetime-local" {...form.field('nextTry')} />
          </Field>
        )}
        <Field label="Note" isOptional error={form.problems.note}>
          <TextArea rows={3} most={2_000} {...form.field('note')} />
        </Field>
        <FormError>{form.fault}</FormError>
      </form>
    </GuardedDialog>
  );
}
