import type { PlatformAdmin } from '@meg/shared/contract/platform';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { faultToast } from '../../api/fault-toast.js';
import { QueryFault } from '../../api/query-fault.js';
import { InvitationList } from '../../people/invitation-list.js';
import { InviteDialog } from '../../people/invite-dialog.js';
import { PeopleTable } from '../../people/people-table.js';
import { personName } from '../../people/person-name.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { toast } from '../../ui/feedback/toast.js';
import { Card } from '../../ui/layout/card.js';
import type { MenuItem } from '../../ui/popover/menu.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import { changeStaff, takeBackAdminInvitation, useAdmins, useInviteAdmin } from './platform.queries.js';

const roleName = { internal_admin: 'Internal admin', super_admin: 'Super admin' } as const;

const roles = [
  {
    value: 'internal_admin',
    title: roleName.internal_admin,
    detail: 'Sees and suspends companies, and looks on as support.',
  },
  { value: 'super_admin', title: roleName.super_admin, detail: 'Also invites and removes admins.' },
] as const;

export function AdminsList() {
  const [isInviting, setInviting] = useState(false);
  const invite = useInviteAdmin();
  const query = useAdmins();
  const { data, error } = query;
  return (
    <div className="stack-4">
      <Card
        title="Admins"
        description="Internal admins run the platform; super admins also say who does."
        isFlush
        actions={
          <Button tone="primary" size="compact" onClick={() => setInviting(true)}>
            <UserPlus size={16} aria-hidden /> Invite an admin
          </Button>
        }
      >
        {error && !data ? <QueryFault query={query} /> : <AdminsTable admins={data?.admins} />}
      </Card>
      {data && (
        <InvitationList
          invitations={data.invitations}
          detail={({ role, createdAt }) => (
            <>
              {roleName[role]}, <TimeAgo value={createdAt} />
            </>
          )}
          onTakeBack={({ id }) => void takeBackAdminInvitation(id).catch(faultToast('It still stands'))}
        />
      )}
      <InviteDialog
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        title="Invite an admin"
        description="Of the platform itself: they can look on at every company."
        roles={roles}
        invite={(email, role) => invite.mutateAsync({ email, role })}
      />
    </div>
  );
}

function AdminsTable({ admins }: { admins: readonly PlatformAdmin[] | undefined }) {
  return (
    <PeopleTable
      label="The platform’s admins"
      people={admins}
      role={({ isActive, role }) =>
        isActive ? <Badge tone="info">{roleName[role]}</Badge> : <Badge tone="bad">Removed</Badge>
      }
      actions={(admin, askToRemove) => (admin.isYou ? [] : actionsFor(admin, askToRemove))}
      remove={(admin) => changeStaff(admin, { isActive: false })}
      removalText="They are signed out everywhere at once. You can let them in again."
    />
  );
}

function actionsFor(admin: PlatformAdmin, askToRemove: () => void): MenuItem[] {
  const change = (wish: Parameters<typeof changeStaff>[1]) => {
    changeStaff(admin, wish).then(
      () => toast({ title: `${personName(admin)} was changed` }),
      faultToast('Nothing was changed'),
    );
  };
  if (!admin.isActive) return [{ label: 'Let in again', onSelect: () => change({ isActive: true }) }];
  const other = admin.role === 'super_admin' ? 'internal_admin' : 'super_admin';
  return [
    { label: `Make ${roleName[other].toLowerCase()}`, onSelect: () => change({ role: other }) },
    { separator: true },
    { label: 'Remove from the staff', isDanger: true, onSelect: askToRemove },
  ];
}
