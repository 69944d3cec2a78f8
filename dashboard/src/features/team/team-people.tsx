import type { TeamPerson } from '@meg/shared/contract/team';
import { faultToast } from '../../api/fault-toast.js';
import { PeopleTable } from '../../people/people-table.js';
import { personName } from '../../people/person-name.js';
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
  return teamRole === 'owner' ? <Badge tone="info">Owner</Badge> : <Badge>Agent</Badge>;
}

function actionsFor(person: TeamPerson, askToRemove: () => void): MenuItem[] {
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
    { label: 'Remove from the team', isDanger: true, isDisabled: person.isYou, onSelect: askToRemove },
  ];
}
