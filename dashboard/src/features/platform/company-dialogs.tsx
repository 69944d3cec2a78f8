import type { PlatformCompany } from '@meg/shared/contract/platform';
import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { CompanyAuditDialog } from './company-audit-dialog.js';
import { EmergencyDialog } from './emergency-dialog.js';
import { changeState, markAsSetUp, openSupportAccess } from './platform.queries.js';

export interface CompanyAction {
  kind: 'support' | 'emergency' | 'setUp' | 'suspend' | 'resume' | 'audit';
  company: PlatformCompany;
}

interface CompanyDialogsProps {
  action: CompanyAction | undefined;
  onClose: () => void;
}

export function CompanyDialogs({ action, onClose }: CompanyDialogsProps) {
  if (!action) return null;
  const { kind, company } = action;
  if (kind === 'emergency') return <EmergencyDialog company={company} onClose={onClose} />;
  if (kind === 'audit') return <CompanyAuditDialog company={company} onClose={onClose} />;
  return <ConfirmDialog isOpen onClose={onClose} {...questionFor(kind, company)} />;
}

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onClose'>;

function questionFor(kind: Exclude<CompanyAction['kind'], 'audit' | 'emergency'>, company: PlatformCompany): Question {
  const { name, slug } = company;
  const say = (title: string) => () => toast({ title });
  switch (kind) {
    case 'support':
      return {
        title: `Look on at ${name}?`,
        confirmLabel: 'Look on',
        onConfirm: () => openSupportAccess(company),
        children:
          'You see its settings and counts for one hour, and change nothing. You see its leads only while its owner allows it. Its audit log says that you were there.',
      };
    case 'setUp':
      return {
        title: `Approve ${name}?`,
        confirmLabel: 'Approve',
        onConfirm: () => markAsSetUp(company).then(say(`${name} is approved`)),
        children:
          'You vouch for this company before its chat was seen on a page: it mails its visitors, calls webhooks and uses the language model as soon as its owner’s address is confirmed. This cannot be taken back; you can suspend it.',
      };
    case 'suspend':
      return {
        title: `Suspend ${name}?`,
        confirmLabel: 'Suspend',
        tone: 'danger',
        typeToConfirm: slug,
        onConfirm: () => changeState(company, 'suspended').then(say(`${name} is suspended`)),
        children:
          'Its chat leaves its pages at once. Its people can still read and export, but change nothing. You can let it go on at any time.',
      };
    case 'resume':
      return {
        title: `Let ${name} go on?`,
        confirmLabel: 'Let it go on',
        onConfirm: () => changeState(company, 'active').then(say(`${name} is active again`)),
        children: 'Its chat shows on its pages again, and its people can change things.',
      };
  }
}
