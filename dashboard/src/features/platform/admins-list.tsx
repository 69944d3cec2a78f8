import type { AdminInvitation, PlatformAdmin } from '@meg/shared/contract/platform';
import { Ellipsis, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { faultSentence } from '../../api/fault-sentence.js';
import { InviteDialog } from '../../people/invite-dialog.js';
import { Badge } from '../../ui/badges/badge.js';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { ErrorState } from '../../ui/feedback/error-state.js';
import { toast } from '../../ui/feedback/toast.js';
import { Card } from '../../ui/layout/card.js';
import { Menu, type MenuItem } from '../../ui/popover/menu.js';
import { SkeletonRows } from '../../ui/table/skeleton-rows.js';
import { HeaderCell, Table, TableCell, TableRow } from '../../ui/table/table.js';
import { DateText } from '../../ui/text/date-text.js';
import { TimeAgo } from '../../ui/text/time-ago.js';
import styles from './platform.module.css';
import { changeStaff, takeBackAdminInvitation, useAdmins, useInviteAdmin } from './platform.queries.js';

const nameOf = ({ firstName, lastName }: PlatformAdmin) => `${firstName} ${lastName}`.trim();
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
  const { data, error, isFetching, refetch } = useAdmins();
  return (
    <div className={styles.part}>
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
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
            {faultSentence(error)}
          </ErrorState>
        ) : (
          <AdminsTable admins={data?.admins} />
        )}
      </Card>
      {data && data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
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
      <Table label="The platform’s admins">
        <thead>
          <tr>
            <HeaderCell>Who</HeaderCell>
            <HeaderCell>Role</HeaderCell>
            <HeaderCell className={styles.wide}>Two-factor</HeaderCell>
            <HeaderCell className={styles.wide}>Since</HeaderCell>
            <HeaderCell isTight>
              <span className="visually-hidden">Actions</span>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {admins ? (
            admins.map((admin) => <AdminRow key={admin.id} admin={admin} onRemove={() => setLeaving(admin)} />)
          ) : (
            <SkeletonRows columns={5} rows={2} />
          )}
        </tbody>
      </Table>
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={leaving ? `Remove ${nameOf(leaving)}?` : ''}
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
  const name = nameOf(admin);
  return (
    <TableRow>
      <TableCell>
        <span className={styles.name}>
          <bdi>{name}</bdi> {admin.isYou && <Badge>You</Badge>}
        </span>
        <span className={styles.soft}>{admin.email}</span>
      </TableCell>
      <TableCell>
        {admin.isActive ? <Badge tone="info">{roleName[admin.role]}</Badge> : <Badge tone="bad">Removed</Badge>}
      </TableCell>
      <TableCell isSoft className={styles.wide}>
        {admin.twoFactor ? 'On' : 'Off'}
      </TableCell>
      <TableCell isSoft className={styles.wide}>
        <DateText value={admin.createdAt} />
      </TableCell>
      <TableCell isTight>
        {!admin.isYou && (
          <Menu
            label={`Actions for ${name}`}
            trigger={
              <IconButton label={`Actions for ${name}`} icon={<Ellipsis size={18} aria-hidden />} size="compact" />
            }
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
      () => toast({ title: `${nameOf(admin)} was changed` }),
      (error) => toast({ tone: 'destructive', title: 'Nothing was changed', description: faultSentence(error) }),
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

function Invitations({ invitations }: { invitations: readonly AdminInvitation[] }) {
  const takeBack = (id: string) =>
    takeBackAdminInvitation(id).catch((error) =>
      toast({ tone: 'destructive', title: 'It still stands', description: faultSentence(error) }),
    );
  return (
    <Card title="Invited" description="The links are good for seven days.">
      <ul>
        {invitations.map(({ id, email, role, createdAt }) => (
          <li key={id} className={styles.invitation}>
            <span className={styles.words}>
              <span className={styles.name}>{email}</span>
              <span className={styles.soft}>
                {roleName[role]}, <TimeAgo value={createdAt} />
              </span>
            </span>
            <Button
              size="compact"
              aria-label={`Take back the invitation of ${email}`}
              onClick={() => void takeBack(id)}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
