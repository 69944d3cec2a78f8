import type { TeamPerson } from '@meg/shared/contract/team';
import { roleNames, teamRoles } from '@meg/shared/domain/people/permissions';
import { faultToast } from '../../api/fault-toast.js';
import { PeopleTable } from '../../people/people-table.js';
import { personName } from '../../people/person-name.js';
import { roleTitle } from '../../people/role-title.js';
import { Badge } from '../../ui/badges/badge.js';
import { toast } from '../../ui/feedback/toast.js';
import type { MenuItem } from '../../ui/popover/menu.js';
import { changePerson } from './team.queries.js';

interface TeamPeopleProps {
  people: readonly TeamPerson[] | undefined;
  mayChange: boolean;
}

export function TeamPeople({ people, mayChange }: TeamPeopleProps) {
  return (
    <PeopleTable
      label="People"
      people={people}
      role={(person) => <RoleBadge person={person} />}
      actions={(person, askToRemove) => (mayChange && !person.isStaff ? actionsFor(person, askToRemove) : [])}
      remove={(person) => changePerson(person, { isActive: false })}
      removalText="They are signed out everywhere at once and cannot sign in any more. Their notes and leads stay, and you can let them in again."
    />
  );
}

function RoleBadge({ person: { isActive, isStaff, teamRole } }: { person: TeamPerson }) {
  if (!isActive) return <Badge tone="bad">Removed</Badge>;
  if (isStaff) return <Badge>Platform’s staff</Badge>;
  return <Badge tone={teamRole === 'owner' ? 'info' : 'neutral'}>{roleTitle(teamRole)}</Badge>;
}

function actionsFor(person: TeamPerson, askToRemove: () => void): MenuItem[] {
  const change = (wish: Parameters<typeof changePerson>[1], done: string) => {
    changePerson(person, wish).then(() => toast({ title: done }), faultToast('Nothing was changed'));
  };
  const name = personName(person);
  if (!person.isActive) {
    return [{ label: 'Let in again', onSelect: () => change({ isActive: true }, `${name} can sign in again`) }];
  }
  const others = teamRoles.filter((role) => role !== person.teamRole);
  return [
    ...others.map((role) => ({
      label: `Change to ${roleNames[role]}`,
      onSelect: () => change({ teamRole: role }, `${name}’s role is ${roleNames[role]} now`),
    })),
    { separator: true },
    { label: 'Remove from the team', isDanger: true, isDisabled: person.isYou, onSelect: askToRemove },
  ];
}
