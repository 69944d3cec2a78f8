import type { LeadAssignment } from '@meg/shared/contract/lead-assignment';
import { useState } from 'react';
import { useMe } from '../../api/me.js';
import { Button } from '../../ui/buttons/button.js';
import { Switch } from '../../ui/choices/switch.js';
import { Card } from '../../ui/layout/card.js';
import { type Person, useChangeDuty } from './assignment.queries.js';
import { offDutyWords } from './duty-words.js';
import { WorkHoursDialog } from './work-hours-dialog.js';

/** Who gets new leads now, and of the others why not. */
export function DutyCard({ people }: Pick<LeadAssignment, 'people'>) {
  const me = useMe();
  const workers = people.filter(({ mayWorkLeads }) => mayWorkLeads);
  return (
    <Card
      title="On duty now"
      description="Everybody sets their own switch and hours. Rules pass over who is off duty. If nobody is on duty, a new lead is nobody’s and everybody is told."
    >
      <ul className="stack-3">
        {workers.map((person) => (
          <li key={person.id} className="stack-1">
            {person.id === me.id ? (
              <OwnDuty person={person} />
            ) : (
              <>
                <bdi>{person.name}</bdi>
                <DutyLine person={person} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DutyLine({ person: { offDuty, workHours } }: { person: Person }) {
  const onDuty = workHours === null ? 'On duty' : 'On duty, by their hours of work';
  return <p className="soft-small">{offDuty ? offDutyWords(offDuty) : onDuty}</p>;
}

function OwnDuty({ person }: { person: Person }) {
  const me = useMe();
  const duty = useChangeDuty();
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Switch
        label={
          <>
            <bdi>{person.name}</bdi> (you)
          </>
        }
        checked={me.isOnDuty}
        disabled={duty.isPending}
        onChange={({ currentTarget: { checked } }) => duty.mutate(checked)}
      />
      <DutyLine person={person} />
      <div>
        <Button size="compact" onClick={() => setEditing(true)}>
          {person.workHours === null ? 'Set your hours of work' : 'Change your hours of work'}
        </Button>
      </div>
      {isEditing && <WorkHoursDialog workHours={person.workHours} onClose={() => setEditing(false)} />}
    </>
  );
}
