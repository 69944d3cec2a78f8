import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { faultSentence } from '../../../api/fault-sentence.js';
import { ownsCompany, useMe } from '../../../api/me.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { Field } from '../../../ui/fields/field.js';
import { TextArea } from '../../../ui/fields/text-area.js';
import { TimeAgo } from '../../../ui/text/time-ago.js';
import styles from '../detail/lead-drawer.module.css';
import { LeadSection } from '../detail/lead-section.js';
import { useLeadNotes } from '../leads.queries.js';

export function LeadNotes({ lead, isReadOnly }: { lead: LeadDetail; isReadOnly: boolean }) {
  const isOwner = ownsCompany(useMe());
  const { add, remove } = useLeadNotes(lead.id);
  const [text, setText] = useState('');
  function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') add.mutate(text, { onSuccess: () => setText('') });
  }
  return (
    <LeadSection title="Notes">
      {lead.notes.length > 0 && (
        <ul className={styles.notes}>
          {lead.notes.map(({ id, text: words, personName, isMine, createdAt }) => (
            <li key={id}>
              <p>{words}</p>
              <p className={styles.noteFoot}>
                <span>
                  {personName}, <TimeAgo value={createdAt} />
                </span>
                {!isReadOnly && (isMine || isOwner) && (
                  <IconButton
                    label="Remove this note"
                    size="compact"
                    icon={<Trash2 size={14} aria-hidden />}
                    onClick={() => remove.mutate(id)}
                  />
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isReadOnly ? (
        lead.notes.length === 0 && <p className={styles.soft}>None yet.</p>
      ) : (
        <form className={styles.noteForm} onSubmit={save}>
          <Field label="New note" error={add.error ? faultSentence(add.error) : undefined}>
            <TextArea
              rows={2}
              maxLength={4_000}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <Button type="submit" size="compact" isBusy={add.isPending} busyLabel="Saving…">
            Save the note
          </Button>
        </form>
      )}
    </LeadSection>
  );
}
