import type { Callback } from '@meg/shared/contract/callbacks';
import { leadPath } from '@meg/shared/domain/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { QueryFault } from '../../api/query-fault.js';
import { useForm } from '../../forms/use-form.js';
import { Button } from '../../ui/buttons/button.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { GuardedDialog } from '../../ui/dialog/guarded-dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { FormError } from '../../ui/fields/form-error.js';
import { Select } from '../../ui/fields/select.js';
import { TextArea } from '../../ui/fields/text-area.js';
import { spelled } from '../../ui/text/format.js';
import { dayWords, mailWords, nameOf, overWords, timeOf } from './callback-words.js';
import { saveChange, useCallbackTimes } from './callbacks.queries.js';

export interface CallbackAct {
  kind: 'move' | 'cancel' | 'done' | 'no_answer';
  callback: Callback;
}

interface ActProps {
  callback: Callback;
  onClose: () => void;
}

export function CallbackDialog({ act: { kind, callback }, onClose }: { act: CallbackAct; onClose: () => void }) {
  if (kind === 'move') return <MoveDialog callback={callback} onClose={onClose} />;
  if (kind === 'cancel') return <CancelDialog callback={callback} onClose={onClose} />;
  return <ResultDialog callback={callback} result={kind} onClose={onClose} />;
}

function MoveDialog({ callback, onClose }: ActProps) {
  const times = useCallbackTimes(callback.id);
  const slots = (times.data?.slots ?? []).filter(({ start }) => start !== callback.slot.start);
  const days = [...new Set(slots.map(({ company }) => company.date))];
  const form = useForm({
    initial: { day: '', slot: '' },
    check: ({ day, slot }) => ({
      ...(day === '' && { day: 'Choose a day' }),
      ...(day !== '' && slot === '' && { slot: 'Choose a time' }),
    }),
    send: ({ slot }) => saveChange(callback, { kind: 'move', slot }),
    onSent: () => {
      toast({ title: `The callback with ${nameOf(callback)} is moved`, description: mailWords[callback.mail] });
      onClose();
    },
  });
  const timezone = times.data?.timezone ?? 'UTC';
  const free = slots.filter(({ company }) => company.date === form.values.day);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`A new time for ${nameOf(callback)}`}
      description={mailWords[callback.mail]}
      footer={
        <>
          <Button onClick={onClose}>Keep the time</Button>
          <Button tone="primary" type="submit" form="move-callback" isBusy={form.isSending} busyLabel="Moving…">
            Move the callback
          </Button>
        </>
      }
    >
      {times.isError ? (
        <QueryFault query={times} title="The free times could not be read" />
      ) : (
        <form id="move-callback" className="stack-4" {...form.props}>
          <Field label="Day" error={form.problems.day}>
            <Select
              placeholder={times.isPending ? 'Reading the free times…' : 'Choose a day'}
              options={days.map((day) => ({ value: day, label: dayWords(day, '') }))}
              value={form.values.day}
              onChange={(event) => form.change({ day: event.currentTarget.value, slot: '' })}
            />
          </Field>
          <Field label="Time" error={form.problems.slot}>
            <Select
              placeholder={form.values.day === '' ? 'Choose a day first' : 'Choose a time'}
              options={free.map(({ start }) => ({ value: start, label: timeOf(start, timezone) }))}
              {...form.field('slot')}
            />
          </Field>
          {times.data && days.length === 0 && <p className="small">There is no free time in the next days.</p>}
          <FormError>{form.fault}</FormError>
        </form>
      )}
    </Dialog>
  );
}

function CancelDialog({ callback, onClose }: ActProps) {
  const mail = callback.isOverdue && callback.mail === 'goes_out' ? overWords : mailWords[callback.mail];
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Cancel the callback with ${nameOf(callback)}?`}
      confirmLabel="Cancel the callback"
      tone="danger"
      onConfirm={async () => {
        await saveChange(callback, { kind: 'cancel' });
        toast({ title: spelled('The callback is cancelled') });
      }}
    >
      <p>
        Its time is free again, and the chat tells the visitor.{' '}
        {mail.replace(', with the new entry for their calendar', '')}
      </p>
    </ConfirmDialog>
  );
}

function ResultDialog({ callback, result, onClose }: ActProps & { result: 'done' | 'no_answer' }) {
  const [after, setAfter] = useState<Callback>();
  const [isMoving, setMoving] = useState(false);
  const form = useForm({
    initial: { note: '' },
    send: async ({ note }) => {
      const saved = await saveChange(callback, { kind: 'result', result, note });
      if (result === 'no_answer') setAfter(saved);
      else onClose();
    },
  });
  if (after && isMoving) return <MoveDialog callback={after} onClose={onClose} />;
  if (after) return <NextTry callback={after} onClose={onClose} onMove={() => setMoving(true)} />;
  const name = nameOf(callback);
  return (
    <GuardedDialog
      isOpen
      onClose={onClose}
      hasChanges={form.isChanged}
      title={result === 'done' ? `You have spoken with ${name}` : `${name} did not answer`}
      description="It is kept in the lead’s timeline."
      footer={
        <>
          <Button onClick={onClose}>Not yet</Button>
          <Button tone="primary" type="submit" form="callback-result" isBusy={form.isSending} busyLabel="Saving…">
            {result === 'done' ? 'Callback done' : 'No answer'}
          </Button>
        </>
      }
    >
      <form id="callback-result" className="stack-4" {...form.props}>
        <Field label="Note" isOptional error={form.problems.note}>
          <TextArea rows={3} maxLength={2_000} {...form.field('note')} />
        </Field>
        <FormError>{form.fault}</FormError>
      </form>
    </GuardedDialog>
  );
}

function NextTry({ callback, onClose, onMove }: ActProps & { onMove: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="When do you try again?"
      description="It is written down that nobody answered."
      footer={
        <>
          <Button onClick={onClose}>Later</Button>
          <Button tone="primary" onClick={onMove}>
            Choose a new time
          </Button>
        </>
      }
    >
      <p>
        A new time is told to the visitor.{' '}
        {callback.leadId !== null && (
          <>
            To try again without one, <Link to={leadPath(callback.leadId)}>add a task in the lead</Link>.
          </>
        )}
      </p>
    </Dialog>
  );
}
