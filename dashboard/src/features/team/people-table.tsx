import type { TeamPerson } from '@meg/shared/contract/team';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { faultToast } from '../../api/fault-toast.js';
import { peopleColumns } from '../../people/people-columns.js';
import { personName } from '../../people/person-name.js';
import { Avatar } from '../../ui/badges/avatar.js';
import { Badge } from '../../ui/badges/badge.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { toast } from '../../ui/feedback/toast.js';
import { Menu, type MenuItem } from '../../ui/popover/menu.js';
import { DataTable } from '../../ui/table/data-table.js';
import { TableCell, TableRow } from '../../ui/table/table.js';
import { DateText } from '../../ui/text/date-text.js';
import styles from './team.module.css';
import { changePerson } from './team.queries.js';

interface PeopleTableProps {
  people: readonly TeamPerson[] | undefined;
  mayChange: boolean;
}

export function PeopleTable({ people, mayChange }: PeopleTableProps) {
  const [leaving, setLeaving] = useState<TeamPerson>();
  return (
    <>
      <DataTable
        label="People"
        columns={peopleColumns}
        rows={people}
        row={(person) => (
          <PersonRow key={person.id} person={person} mayChange={mayChange} onRemove={() => setLeaving(person)} />
        )}
        skeletonRows={3}
      />
      <RemoveDialog person={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

interface PersonRowProps {
  person: TeamPerson;
  mayChange: boolean;
  onRemove: () => void;
}

function PersonRow({ person, mayChange, onRemove }: PersonRowProps) {
  const name = personName(person);
  return (
    <TableRow>
      <TableCell>
        <span className={styles.who}>
          <span className="not-on-phone">
            <Avatar name={name} />
          </span>
          <span className={styles.words}>
            <span className="strong">
              <bdi>{name}</bdi> {person.isYou && <Badge>You</Badge>}
            </span>
            <span className={styles.soft}>
              {person.email}
              {!person.emailConfirmed && ' · not confirmed'}
            </span>
          </span>
        </span>
      </TableCell>
      <TableCell>
        <RoleBadge person={person} />
      </TableCell>
      <TableCell isSoft className="not-on-phone">
        {person.twoFactor ? 'On' : 'Off'}
      </TableCell>
      <TableCell isSoft className="not-on-phone">
        <DateText value={person.createdAt} />
      </TableCell>
      <TableCell isTight>
        {mayChange && !person.isStaff && (
          <Menu
            label={`Actions for ${name}`}
            trigger={<IconButton label={`Actions for ${name}`} icon={Ellipsis} size="compact" />}
            items={actionsFor(person, onRemove)}
          />
        )}
      </TableCell>
    </TableRow>
  );
}

function RoleBadge({ person: { isActive, isStaff, teamRole } }: { person: TeamPerson }) {
  if (!isActive) return <Badge tone="bad">Removed</Badge>;
  if (isStaff) return <Badge>Platform’s staff</Badge>;
  return teamRole === 'owner' ? <Badge tone="info">Owner</Badge> : <Badge>Agent</Badge>;
}

function actionsFor(person: TeamPerson, onRemove: () => void): MenuItem[] {
  const change = (wish: Parameters<typeof changePerson>[1], done: string) => {
    changePerson(person, wish).then(() => toast({ title: done }), faultToast('Nothing was changed'));
  };
  const name = personName(person);
  if (!person.isActive) {
    return [{ label: 'Let in again', onSelect: () => change({ isActive: true }, `${name} can sign in again`) }];
  }
  const other = person.teamRole === 'owner' ? 'agent' : 'owner';
  return [
    { label: `Make ${other}`, onSelect: () => change({ teamRole: other }, `${name} is ${other} now`) },
    { separator: true },
    { label: 'Remove from the team', isDanger: true, isDisabled: person.isYou, onSelect: onRemove },
  ];
}

function RemoveDialog({ person, onClose }: { person: TeamPerson | undefined; onClose: () => void }) {
  return (
    <ConfirmDialog
      isOpen={person !== undefined}
      onClose={onClose}
      title={person ? `Remove ${personName(person)}?` : ''}
      confirmLabel="Remove"
      tone="danger"
      onConfirm={async () => {
        if (person) await changePerson(person, { isActive: false });
      }}
    >
      They are signed out everywhere at once and cannot sign in any more. Their notes and leads stay, and you can let
      them in again.
    </ConfirmDialog>
  );
}
