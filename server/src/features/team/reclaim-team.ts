import type { RecordAudit } from '../../audit/record-audit.js';
import type { Db } from '../../database/schema.js';
import { isInternal } from '../../people/person.js';
import type { InvitationsService } from '../invitations/invitations.service.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';

interface Sources {
  people: PeopleService;
  sessions: SessionsService;
  invitations: InvitationsService;
  recordAudit: RecordAudit;
}

/** Locks out whose own address is not confirmed. The owner can let them in again. */
export async function reclaimTeam(trx: Db, sources: Sources, owner: PersonRow): Promise<void> {
  const { companyId } = owner;
  for (const person of await sources.people.list(companyId, trx)) {
    const isProven = person.id === owner.id || person.emailConfirmedAt !== null || isInternal(person);
    if (isProven || person.state !== 'active') continue;
    await sources.people.change(trx, person, { state: 'disabled' });
    await sources.sessions.closeAll(trx, person.id);
    await sources.invitations.cancelAllBy(trx, person.id);
    const detail = { name: `${person.firstName} ${person.lastName}`.trim() };
    const entry = { companyId, person: 'system', action: 'team.removed', subject: person.id, detail } as const;
    await sources.recordAudit(trx, entry);
  }
}
