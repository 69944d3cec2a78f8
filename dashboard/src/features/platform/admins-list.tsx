import type { PlatformAdmin } from '@meg/shared/contract/platform';
import { Ellipsis, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { faultToast } from '../../api/fault-toast.js';
import { QueryFault } from '../../api/query-fault.js';
import { InvitationList } from '../../people/invitation-list.js';
import { InviteDialog } from '../../people/invite-dialog.js';
import { peopleColumns } from '../../people/people-columns.js';
import { personName } from '../../people/person-name.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { Card } from '../../ui/layout/card.js';
import { Menu, type MenuItem } from '../../ui/popover/menu.js';
import { DataTable } from '../../ui/table/data-table.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { DateText } from '../../ui/text/date-text.js';
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
  const [leaving, setLeaving] = useState<PlatformAdmin>();
  return (
    <>
      <DataTable
        label="The platform’s admins"
        columns={peopleColumns}
        rows={admins}
        row={(admin) => <AdminRow key={admin.id} admin={admin} onRemove={() => setLeaving(admin)} />}
        skeletonRows={2}
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={leaving ? `Remove ${personName(leaving)}?` : ''}
        confirmLabel="Remove"
        tone="danger"
        onConfirm={async () => {
          if (leaving) await changeStaff(leaving, { isActive: false });
        }}
      >
        They are signed out everywhere at once. You can let them in again.
      </ConfirmDialog>
    </>
  );
}

function AdminRow({ admin, onRemove }: { admin: PlatformAdmin; onRemove: () => void }) {
  const name = personName(admin);
  return (
    <TableRow>
      <TableCell>
        <span className="strong-line">
          <bdi>{name}</bdi> {admin.isYou && <Badge>You</Badge>}
        </span>
        <span className="soft-line">{admin.email}</span>
      </TableCell>
      <TableCell>
        {admin.isActive ? <Badge tone="info">{roleName[admin.role]}</Badge> : <Badge tone="bad">Removed</Badge>}
      </TableCell>
      <TableCell isSoft className="not-on-phone">
        {admin.twoFactor ? 'On' : 'Off'}
      </TableCell>
      <TableCell isSoft className="not-on-phone">
        <DateText value={admin.createdAt} />
      </TableCell>
      <TableCell isTight>
        {!admin.isYou && (
          <Menu
            label={`Actions for ${name}`}
            trigger={<IconButton label={`Actions for ${name}`} icon={Ellipsis} size="compact" />}
            items={actionsFor(admin, onRemove)}
          />
        )}
      </TableCell>
    </TableRow>
  );
}

function actionsFor(admin: PlatformAdmin, onRemove: () => void): MenuItem[] {
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
    { label: 'Remove from the staff', isDanger: true, onSelect: onRemove },
  ];
}
