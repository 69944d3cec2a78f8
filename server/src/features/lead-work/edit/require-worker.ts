import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import { mayWorkLeads, teamRoleOf, worksNoLeads } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import type { PeopleService, PersonRow } from '../../people/people.service.js';
import { seesAssigned } from '../list/lead-sight.service.js';

interface Chosen {
  companyId: string;
  assigneeId: string;
}

/** Refuses who is not in the team, and who has a role that only reads: they could do nothing with it. */
export async function requireWorker(people: PeopleService, db: Db, { companyId, assigneeId }: Chosen) {
  const person = (await people.list(companyId, db)).find(({ id, state }) => id === assigneeId && state === 'active');
  if (person && mayWorkLeads(person)) return person;
  const assigneeFault = person ? worksNoLeads(person) : 'Choose a person of your team';
  throw new AppError('validation_failed', { fields: { assigneeId: assigneeFault } });
}

/** Refuses to give work on a lead to who would not see that lead. */
export function requireSight(person: PersonRow, { assigneeId }: { assigneeId: string | null }): void {
  if (seesAssigned({ role: teamRoleOf(person), personId: person.id }, assigneeId)) return;
  const assigneeFault = `${personName(person) || person.email} sees only their own leads, and this one is a colleague’s`;
  throw new AppError('validation_failed', { fields: { assigneeId: assigneeFault } });
}
