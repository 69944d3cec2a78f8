import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { Trash2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { may, useMe } from '../../../api/me.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { Field } from '../../../ui/fields/field.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { TimeAgo } from '../../../ui/text/time-ago.js';
import styles from '../detail/lead-detail.module.css';
import { LeadSection } from '../detail/lead-section.js';
import { useLeadNotes } from '../leads.queries.js';
import { noteDraft } from './note-draft.js';

export function LeadNotes({ lead, isReadOnly }: { lead: LeadDetail; isReadOnly: boolean }) {
  const me = useMe();
  const isOwner = may(me, 'leads.erase');
  const { add, remove } = useLeadNotes(lead.id);
  return (
    <LeadSection title="Notes">
      {lead.notes.length > 0 && (
        <ul className={`stack-3 small ${styles.notes}`}>
          {lead.notes.map(({ id, text: words, personName, isMine, createdAt }) => (
            <li key={id}>
              <p className="written-text">{words}</p>
              <p className="between soft-tiny">
                <span>
                  {personName}, <TimeAgo value={createdAt} />
                </span>
                {!isReadOnly && (isMine || isOwner) && (
                  <IconButton
                    label="Remove this note"
                    size="compact"
                    icon={Trash2}
                    iconSize={14}
                    onClick={() => remove.mutate(id)}
                  />
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isReadOnly ? (
        lead.notes.length === 0 && <p className="soft-small">None yet.</p>
      ) : (
        <NewNote draft={noteDraft(me.id, lead.id)} save={add.mutateAsync} />
      )}
    </LeadSection>
  );
}

interface NewNoteProps {
  draft: ReturnType<typeof noteDraft>;
  save: (text: string) => Promise<unknown>;
}

function NewNote({ draft, save }: NewNoteProps) {
  const form = useForm({
    initial: () => ({ text: draft.read() }),
    // An empty note is ignored without an error.
    send: async ({ text }) => (text.trim() === '' ? undefined : save(text)),
    onSent: () => {
      draft.keep('');
      form.reset({ text: '' });
    },
  });
  const field = form.field('text');
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    draft.keep(event.currentTarget.value);
    field.onChange(event);
  }
  return (
    <form className="stack-2 start-buttons" {...form.props}>
      <Field label="New note" error={form.problems.text ?? form.fault}>
        <TextArea rows={2} most={4_000} {...field} onChange={change} />
      </Field>
      <Button type="submit" size="compact" isBusy={form.isSending} busyLabel="Saving…">
        Save the note
      </Button>
    </form>
  );
}
