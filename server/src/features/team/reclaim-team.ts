import type { Db } from '../../database/schema.js';
import { isInternal } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import type { TeamNeeds } from './team.service.js';

type Needs = Pick<TeamNeeds, 'people' | 'sessions' | 'invitations' | 'recordAudit'>;

/** Locks out people without a confirmed address. The owner can let them in again. */
export async function reclaimTeam(trx: Db, needs: Needs, owner: { id: string; companyId: string }): Promise<void> {
  const { companyId } = owner;
  for (const person of await needs.people.list(companyId, trx)) {
    const isProven = person.id === owner.id || person.emailConfirmedAt !== null || isInternal(person);
    if (isProven || person.state !== 'active') continue;
    await needs.people.change(trx, person, { state: 'disabled' });
    await needs.sessions.closeAll(trx, person.id);
    await needs.invitations.cancelAllBy(trx, person.id);
    const detail = { name: personName(person) };
    const entry = { companyId, person: 'system', action: 'team.removed', subject: person.id, detail } as const;
    await needs.recordAudit(trx, entry);
  }
}
