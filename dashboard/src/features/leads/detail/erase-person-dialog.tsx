import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { useMe } from '../../../api/me.js';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.js';
import { toast } from '../../../ui/feedback/toast.js';
import { noteDraft } from '../edit/note-draft.js';
import { whoIs } from '../lead-words.js';
import { erasePersonOf } from '../leads.queries.js';
import styles from './lead-detail.module.css';

interface ErasePersonDialogProps {
  lead: LeadDetail;
  isOpen: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Two people may share a telephone or a mailbox, so the dialog names everybody whose request would be erased. */
export function ErasePersonDialog({ lead, isOpen, onClose, onErased }: ErasePersonDialogProps) {
  const me = useMe();
  async function erase() {
    const { leads } = await erasePersonOf(lead.id);
    for (const { id } of [lead, ...lead.samePerson]) noteDraft(me.id, id).keep('');
    toast({ title: 'Erased', description: `${leads === 1 ? '1 lead' : `${leads} leads`} and all that hung on them.` });
    onErased();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Erase ${whoIs(lead)}?`}
      confirmLabel="Erase for good"
      tone="danger"
      typeToConfirm="erase"
      onConfirm={erase}
    >
      <p>This lead, with the conversation, notes, requests and feedback, will be gone for good. It cannot be undone.</p>
      {lead.samePerson.length > 0 && (
        <>
          <p>These have the same email or phone and will go with it. Make sure that they are the same person:</p>
          <ul className={`stack-2 indented ${styles.erased}`}>
            {lead.samePerson.map(({ id, reference, name, email, phone }) => (
              <li key={id}>
                {name} <span className="soft-small">{[reference, email, phone].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
