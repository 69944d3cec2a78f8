import type { VersionedKnowledgeEntry } from '@meg/shared/contract/knowledge-entries';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { useRemoveEntry } from './knowledge.queries.js';
import { questionInWords } from './question-in-words.js';

interface RemoveDialogProps {
  entry: VersionedKnowledgeEntry | undefined;
  onClose: () => void;
}

export function RemoveDialog({ entry, onClose }: RemoveDialogProps) {
  const remove = useRemoveEntry();
  async function confirm() {
    if (!entry) return;
    await remove.mutateAsync(entry.id);
    toast({ title: 'Removed' });
  }
  return (
    <ConfirmDialog
      isOpen={entry !== undefined}
      onClose={onClose}
      title="Remove this answer?"
      confirmLabel="Remove"
      tone="danger"
      onConfirm={confirm}
    >
      The chat no longer answers “{entry && questionInWords(entry.question)}” in your words. This cannot be undone.
    </ConfirmDialog>
  );
}
