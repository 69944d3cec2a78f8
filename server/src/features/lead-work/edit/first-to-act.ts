import type { Db } from '../../../database/schema.js';
import type { Ground } from '../../../ground.js';
import { mayWorkLeads } from '../../../people/person.js';
import { personName } from '../../../people/person-name.js';
import type { FeaturesUsed } from '../features-used.js';
import type { RecordLeadEdit } from './lead-edits.service.js';
import type { EditTarget } from './lead-target.js';
import { assignLead, findAssigned } from './lead-work.store.js';

type Needs = Pick<Ground, 'recordEvent'> & Pick<FeaturesUsed, 'people'> & { recordLeadEdit: RecordLeadEdit };

/**
 * A lead that nobody has becomes that of whoever first calls it or changes its status. Not where rules give leads to
 * people: what they leave to nobody is nobody's on purpose.
 */
export async function assignFirstToAct(trx: Db, at: EditTarget, needs: Needs & Pick<FeaturesUsed, 'leadAssignment'>) {
  if (!(await needs.leadAssignment.hasRules(trx, at.companyId))) await assignIfNobodys(trx, at, needs);
}

/** A lead that nobody has becomes that of whoever books it, also where rules give leads: a booking is somebody's. */
export async function assignIfNobodys(trx: Db, at: EditTarget, needs: Needs): Promise<void> {
  const { companyId, leadId, member } = at;
  const lead = await findAssigned(trx, at);
  if (!lead || lead.assigneeId !== null) return;
  const team = await needs.people.list(companyId, trx);
  const person = team.find(({ id, state }) => id === member.personId && state === 'active');
  if (!person || !mayWorkLeads(person)) return;
  await assignLead(trx, at, person.id);
  const detail = { assigneeId: person.id, by: person.id };
  await needs.recordEvent(trx, { type: 'lead.assigned', companyId, subjectId: leadId, detail });
  await needs.recordLeadEdit(trx, at, { kind: 'assigned', detail: personName(person) });
}
