import { AppError } from '../../../app-error.js';
import type { Db } from '../../../database/schema.js';
import { mayWorkLeads, worksNoLeads } from '../../../people/person.js';
import type { PeopleService } from '../../people/people.service.js';

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
