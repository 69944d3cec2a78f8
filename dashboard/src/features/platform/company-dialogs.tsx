import type { PlatformCompany } from '@meg/shared/contract/platform';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { CompanyAuditDialog } from './company-audit-dialog.js';
import { changeState, markAsSetUp, openSupportAccess } from './platform.queries.js';

export interface CompanyAction {
  kind: 'support' | 'setUp' | 'suspend' | 'resume' | 'audit';
  company: PlatformCompany;
}

interface CompanyDialogsProps {
  action: CompanyAction | undefined;
  onClose: () => void;
}

export function CompanyDialogs({ action, onClose }: CompanyDialogsProps) {
  if (!action) return null;
  const { kind, company } = action;
  switch (kind) {
    case 'audit':
      return <CompanyAuditDialog company={company} onClose={onClose} />;
    case 'support':
      return (
        <ConfirmDialog
          isOpen
          onClose={onClose}
          title={`Look on at ${company.name}?`}
          confirmLabel="Look on"
          onConfirm={() => openSupportAccess(company)}
        >
          You see what this company sees, for one hour, and change nothing. Its audit log says that you were there.
        </ConfirmDialog>
      );
    case 'setUp':
      return (
        <ConfirmDialog
          isOpen
          onClose={onClose}
          title={`Mark ${company.name} as set up?`}
          confirmLabel="Mark as set up"
          onConfirm={async () => {
            await markAsSetUp(company);
            toast({ title: `${company.name} is set up` });
          }}
        >
          You vouch for this company before its chat was seen on a page: it mails its visitors, calls webhooks and uses
          the language model as soon as its owner’s address is confirmed. This cannot be taken back; you can suspend it.
        </ConfirmDialog>
      );
    case 'suspend':
      return (
        <ConfirmDialog
          isOpen
          onClose={onClose}
          title={`Suspend ${company.name}?`}
          confirmLabel="Suspend"
          tone="danger"
          typeToConfirm={company.slug}
          onConfirm={async () => {
            await changeState(company, 'suspended');
            toast({ title: `${company.name} is suspended` });
          }}
        >
          Its chat leaves its pages at once. Its people can still read and export, but change nothing. You can let it go
          on at any time.
        </ConfirmDialog>
      );
    case 'resume':
      return (
        <ConfirmDialog
          isOpen
          onClose={onClose}
          title={`Let ${company.name} go on?`}
          confirmLabel="Let it go on"
          onConfirm={async () => {
            await changeState(company, 'active');
            toast({ title: `${company.name} is active again` });
          }}
        >
          Its chat shows on its pages again, and its people can change things.
        </ConfirmDialog>
      );
  }
}
