import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import type { BusinessHours } from '@meg/shared/domain/time/business-hours';
import { useMe } from '../../../api/me.js';
import { useForm } from '../../../forms/use-form.js';
import { Badge } from '../../../ui/badges/badge.js';
import { Button } from '../../../ui/buttons/button.js';
import { Checkbox } from '../../../ui/choices/checkbox.js';
import { Field } from '../../../ui/fields/field.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { Select } from '../../../ui/fields/select.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { DateText } from '../../../ui/text/date-text.js';
import { useNow } from '../../../ui/text/use-now.js';
import { LeadSection } from '../detail/lead-section.js';
import { addTask, useTaskDone } from './lead-work.queries.js';
import { firstDueTime } from './task-time.js';
import styles from './work.module.css';

interface LeadTasksProps {
  lead: LeadDetail;
  people: readonly { id: string; name: string }[];
  /** The company's; undefined until they are read. */
  hours: BusinessHours | undefined;
  isReadOnly: boolean;
}

/** What is to be done for the lead: the first due first, what is done last. */
export function LeadTasks({ lead, people, hours, isReadOnly }: LeadTasksProps) {
  const done = useTaskDone(lead.id);
  const nowMs = useNow();
  return (
    <LeadSection title="Tasks">
      {lead.tasks.length > 0 && (
        <ul className="stack-3 small">
          {lead.tasks.map(({ id, text, dueAt, doneAt, assigneeName }) => (
            <li key={id} className="stack-1">
              <Checkbox
                label={text}
                checked={doneAt !== null}
                disabled={isReadOnly || done.isPending}
                onChange={(event) => done.mutate({ taskId: id, isDone: event.currentTarget.checked })}
              />
              <span className="wrap-centred-2 soft-tiny">
                {doneAt === null && Date.parse(dueAt) <= nowMs && <Badge tone="warning">Due</Badge>}
                <DateText value={dueAt} style="dateTime" />
                {assigneeName ?? 'Whoever comes first'}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isReadOnly ? (
        lead.tasks.length === 0 && <p className="soft-small">None.</p>
      ) : (
        <NewTask key={hours?.timezone ?? ''} id={lead.id} people={people} hours={hours} />
      )}
    </LeadSection>
  );
}

function NewTask({ id, people, hours }: Pick<LeadTasksProps, 'people' | 'hours'> & { id: string }) {
  const me = useMe();
  const isColleague = people.some((person) => person.id === me.id);
  const initial = () => ({ text: '', dueAt: firstDueTime(Date.now(), hours), assigneeId: isColleague ? me.id : '' });
  const form = useForm({
    initial,
    check: ({ text, dueAt }) => ({
      ...(text.trim() === '' && { text: 'Write what is to be done' }),
      ...(dueAt === '' && { dueAt: 'Say by when' }),
      ...(Date.parse(dueAt) <= Date.now() && { dueAt: 'This time is over: choose a later one' }),
    }),
    send: ({ text, dueAt, assigneeId }) =>
      addTask(id, { text, dueAt: new Date(dueAt).toISOString(), assigneeId: assigneeId || null }),
    onSent: () => form.reset(initial()),
  });
  return (
    <details>
      <summary className="small">Add a task</summary>
      <form className="stack-3 start-buttons" {...form.props}>
        <Field label="What is to be done" error={form.problems.text}>
          <TextInput maxLength={500} {...form.field('text')} />
        </Field>
        <div className={styles.pair}>
          <Field label="By when" error={form.problems.dueAt}>
            <TextInput type="datetime-local" {...form.field('dueAt')} />
          </Field>
          <Field label="By whom" error={form.problems.assigneeId}>
            <Select
              placeholder="Whoever comes first"
              options={people.map(({ id: value, name }) => ({ value, label: name }))}
              {...form.field('assigneeId')}
            />
          </Field>
        </div>
        <FormError>{form.fault}</FormError>
        <Button type="submit" size="compact" isBusy={form.isSending} busyLabel="Saving…">
          Save the task
        </Button>
      </form>
    </details>
  );
}
