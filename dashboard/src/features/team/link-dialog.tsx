import type { NewTeamInvitation } from '@meg/shared/contract/team';
import { Button } from '../../ui/buttons/button.js';
import { CodeToCopy } from '../../ui/buttons/code-to-copy.js';
import { Dialog } from '../../ui/dialog/dialog.js';

interface LinkDialogProps {
  invitation: NewTeamInvitation;
  onClose: () => void;
}

/** For a server that sends no mail: the link is shown once, to be handed over. */
export function LinkDialog({ invitation: { email, link }, onClose }: LinkDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Hand this link over"
      description={`Meg sends no mail to ${email} yet. Give them this link yourself: it is good once, for seven days, and not shown again.`}
      footer={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <CodeToCopy code={link ?? ''} name="the link" />
    </Dialog>
  );
}
