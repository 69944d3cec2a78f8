import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { useState } from 'react';
import { isEditConflict } from '../../../forms/edit-conflict.js';
import { useForm } from '../../../forms/use-form.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { toast } from '../../../ui/feedback/toast.js';
import { FormError } from '../../../ui/fields/form-error.js';
import { readConflict } from '../leads.queries.js';
import { factsEdit, factsValues } from './facts-form.js';
import { saveFacts } from './lead-work.queries.js';
import { MoreMoveFields } from './more-move-fields.js';
import { ContactFields, RouteFields } from './move-fields.js';

/** Every fact of the move and of its person. What was typed stays when somebody else was quicker. */
export function EditFactsDialog({ lead, onClose }: { lead: LeadDetail; onClose: () => void }) {
  const [before] = useState(() => factsValues(lead));
  // The list behind stays live: without this, an edit would seem to be based on a change that nobody saw here.
  const [openedVersion] = useState(lead.version);
  const [overtakenBy, setOvertakenBy] = useState<string>();
  const isOvertaken = overtakenBy !== undefined;
  const form = useForm({
    initial: before,
    send: (values) => saveFacts(isOvertaken ? lead : { ...lead, version: openedVersion }, factsEdit(before, values)),
    onSent: () => {
      toast({ title: 'Saved. The timeline keeps what was there before.' });
      onClose();
    },
    onFailure: (error) => {
      if (!isEditConflict(error)) return false;
      setOvertakenBy('');
      readConflict(lead.id).then(setOvertakenBy, () => undefined);
      return true;
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
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
        {isOvertaken && (
          <Banner tone="warning" title="Somebody else has changed this lead meanwhile" isAlert>
            {overtakenBy} What you typed is still here, and nothing of theirs was overwritten. Save again to change only
            the fields that you have changed.
          </Banner>
        )}
        <ContactFields form={form} />
        <RouteFields form={form} />
        <MoreMoveFields form={form} />
        <FormError>{form.fault}</FormError>
      </form>
    </Dialog>
  );
}
