import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { useState } from 'react';
import { editConflictWords, isEditConflict } from '../../../forms/edit-conflict.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { GuardedDialog } from '../../../ui/dialog/guarded-dialog.js';
import { toast } from '../../../ui/feedback/toast.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { readLeadAgain } from '../leads.queries.js';
import { type FactsConflict, factsConflict } from './facts-conflict.js';
import { FactsConflictBanner } from './facts-conflict-banner.js';
import { factsEdit, factsValues } from './facts-form.js';
import { saveFacts } from './lead-work.queries.js';
import { MoreMoveFields } from './more-move-fields.js';
import { ContactFields, RouteFields } from './move-fields.js';

/** Every fact of the move and of its person. What was typed stays when somebody else was quicker. */
export function EditFactsDialog({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  // The list behind stays live: without this, an edit would seem to be based on a change that nobody saw here.
  const [opened, setOpened] = useState(lead);
  const [conflict, setConflict] = useState<FactsConflict>();
  const form = useForm({
    initial: () => factsValues(lead),
    send: (values) => saveFacts(opened, factsEdit(factsValues(opened), values)),
    onSent: () => {
      toast({ title: 'Saved. The timeline keeps what was there before.' });
      onClose();
    },
    onFailure: (error) => {
      if (!isEditConflict(error)) return false;
      void showConflict();
      return true;
    },
  });
  async function showConflict(): Promise<void> {
    const now = await readLeadAgain(lead.id).catch(() => undefined);
    if (now?.id !== lead.id)
      return toast({ tone: 'destructive', title: 'Not saved', description: editConflictWords.reloaded });
    const found = factsConflict(opened, now, form.values);
    setConflict(found);
    setOpened(now);
    form.change(found.merged);
  }
  return (
    <GuardedDialog
      isOpen
      onClose={onClose}
      hasChanges={form.isChanged}
      title="Edit the move and the contact"
      size="large"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="edit-facts" isBusy={form.isSending} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id="edit-facts" className="stack-4" {...form.props}>
        {conflict && <FactsConflictBanner conflict={conflict} />}
        <ContactFields form={form} />
        <RouteFields form={form} />
        <MoreMoveFields form={form} />
        <FormError>{form.fault}</FormError>
      </form>
    </GuardedDialog>
  );
}
