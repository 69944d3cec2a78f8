import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Avatar } from '../ui/badges/avatar.js';
import { Badge } from '../ui/badges/badge.js';
import { IconButton } from '../ui/buttons/icon-button.js';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.js';
import { Menu, type MenuItem } from '../ui/popover/menu.js';
import { actionsColumn, DataTable } from '../ui/table/data-table.js';
import { TableCell, TableRow } from '../ui/table/table.js';
import { DateText } from '../ui/text/date-text.js';
import { EmailText } from '../ui/text/email-text.js';
import { personName } from './person-name.js';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailConfirmed?: boolean;
  isYou: boolean;
  twoFactor: boolean;
  createdAt: string;
}

interface PeopleTableProps<P extends Person> {
  label: string;
  people: readonly P[] | undefined;
  role: (person: P) => ReactNode;
  /** What the reader may do; `askToRemove` opens the question first. None is no menu. */
  actions: (person: P, askToRemove: () => void) => readonly MenuItem[];
  remove: (person: P) => Promise<unknown>;
  /** What follows when somebody is removed. */
  removalText: string;
}

/** People who can sign in: a team, or the platform's admins. */
export function PeopleTable<P extends Person>(props: PeopleTableProps<P>) {
  const { label, people, role, actions, remove, removalText } = props;
  const [leaving, setLeaving] = useState<P>();
  return (
    <>
      <DataTable
        label={label}
        columns={[
          'Who',
          'Role',
          { label: 'Two-factor', notOnPhone: true },
          { label: 'Since', notOnPhone: true },
          actionsColumn,
        ]}
        rows={people}
        row={(person) => (
          <PersonRow
            key={person.id}
            person={person}
            role={role(person)}
            items={actions(person, () => setLeaving(person))}
          />
        )}
        skeletonRows={3}
      />
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={leaving ? `Remove ${personName(leaving)}?` : ''}
        confirmLabel="Remove"
        tone="danger"
        onConfirm={async () => {
          if (leaving) await remove(leaving);
        }}
      >
        {removalText}
      </ConfirmDialog>
    </>
  );
}

function PersonRow({ person, role, items }: { person: Person; role: ReactNode; items: readonly MenuItem[] }) {
  const name = personName(person);
  const menuLabel = `Actions for ${name}`;
  return (
    <TableRow>
      <TableCell>
        <span className="person">
          <span className="not-on-phone">
            <Avatar name={name} />
          </span>
          <span>
            <span className="strong-line">
              <bdi>{name}</bdi> {person.isYou && <Badge>You</Badge>}
            </span>
            <span className="soft-line break-anywhere">
              <EmailText email={person.email} />
              {person.emailConfirmed === false && ' · not confirmed'}
            </span>
          </span>
        </span>
      </TableCell>
      <TableCell>{role}</TableCell>
      <TableCell isSoft className="not-on-phone">
        {person.twoFactor ? 'On' : 'Off'}
      </TableCell>
      <TableCell isSoft className="not-on-phone">
        <DateText value={person.createdAt} />
      </TableCell>
      <TableCell isTight>
        {items.length > 0 && (
          <Menu
            label={menuLabel}
            trigger={<IconButton label={menuLabel} icon={Ellipsis} size="compact" />}
            items={items}
          />
        )}
      </TableCell>
    </TableRow>
  );
}
