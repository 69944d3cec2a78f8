import { type SupportGrant, type SupportVisit, supportDays } from '@meg/shared/contract/support-access';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member, Person } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { isoTime } from '../../time/iso-time.js';
import { dayMs, hourMs, minuteMs } from '../../time/time-units.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { PeopleService } from '../people/people.service.js';
import { emergencyMailKind } from './emergency-mail.job.js';
import {
  deleteGrant,
  endGrants,
  insertGrant,
  listGrants,
  listVisits,
  type SupportGrantRow,
} from './support-grants.store.js';

export { emergencyMailKind } from './emergency-mail.job.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordAudit' | 'recordEvent' | 'addJob'> {
  people: PeopleService;
  directory: CompanyDirectoryService;
}

const mostListed = 20;
const emergencyMs = hourMs;
/** Pressed again this soon, it is the same wish. */
const sameWishMs = minuteMs;

/** Whether the platform's staff may see the leads of a company. */
export class SupportService {
  constructor(private readonly needs: Needs) {}

  async read({ companyId }: Pick<Member, 'companyId'>) {
    const { database, now } = this.needs;
    const [rows, visits] = await Promise.all([
      listGrants(database.reader, companyId, mostListed),
      listVisits(database.reader, companyId, mostListed),
    ]);
    return { grants: rows.map((row) => grantView(row, now())), visits: visits.map(visitView) };
  }

  /**
   * A new permission takes the place of the one before; the same one, pressed twice, is given once. Decided after it is
   * stored: writes that share a transaction are not kept apart by the lock, but see each other then.
   */
  async allow({ companyId, person }: Member, span: keyof typeof supportDays) {
    const { database, directory, now, recordAudit } = this.needs;
    const by = personName(person);
    await database.transaction(async (trx) => {
      await directory.lock(trx, companyId);
      const until = now() + supportDays[span] * dayMs;
      const row = await this.insert(trx, {
        companyId,
        kind: 'allowed',
        personId: null,
        byName: by,
        reason: null,
        until,
      });
      const holds = grantThatHolds((await listGrants(trx, companyId, mostListed)).filter(isOpenAt(now())));
      await endGrants(trx, companyId, { at: now(), by, kind: 'allowed', exceptId: holds?.id });
      if (holds && holds.id !== row.id && isSameWish(holds, row)) return deleteGrant(trx, companyId, row.id);
      const detail = { until: isoTime(until) };
      await recordAudit(trx, { companyId, person, action: 'support.allowed', subject: row.id, detail });
    });
    return this.read({ companyId });
  }

  async withdraw({ companyId, person }: Member) {
    const { database, now, recordAudit } = this.needs;
    await database.transaction(async (trx) => {
      const ended = await endGrants(trx, companyId, { at: now(), by: personName(person) });
      if (ended > 0) await recordAudit(trx, { companyId, person, action: 'support.withdrawn', subject: companyId });
    });
    return this.read({ companyId });
  }

  /** Lets one of the staff in without being asked, for an hour; the owners are told at once, by mail and by the bell. */
  async declareEmergency(
    trx: Db,
    { companyId, person, reason }: { companyId: string; person: Person; reason: string },
  ) {
    const { now, people, addJob, recordAudit, recordEvent } = this.needs;
    const grant = { companyId, kind: 'emergency', personId: person.id, byName: personName(person), reason } as const;
    const { id: grantId } = await this.insert(trx, { ...grant, until: now() + emergencyMs });
    await recordAudit(trx, { companyId, person, action: 'support.emergency', subject: grantId, detail: { reason } });
    await recordEvent(trx, { type: 'support.emergency', companyId, subjectId: grantId });
    const team = await people.list(companyId, trx);
    for (const { id: personId } of team.filter(({ teamRole, state }) => teamRole === 'owner' && state === 'active')) {
      await addJob(trx, { kind: emergencyMailKind, companyId, payload: { grantId, personId } });
    }
  }

  /** Of the person alone: that others look in an emergency of theirs goes on. */
  async endEmergency(trx: Db, { companyId, person }: { companyId: string; person: Person }): Promise<void> {
    const ending = { at: this.needs.now(), by: personName(person), kind: 'emergency', personId: person.id } as const;
    await endGrants(trx, companyId, ending);
  }

  private async insert(trx: Db, grant: Omit<SupportGrantRow, 'id' | 'createdAt' | 'endedAt' | 'endedBy'>) {
    const { newId, now } = this.needs;
    const row: SupportGrantRow = { ...grant, id: newId(), createdAt: now(), endedAt: null, endedBy: null };
    await insertGrant(trx, row);
    return row;
  }
}

const isOpenAt =
  (nowMs: number) =>
  ({ kind, until, endedAt }: SupportGrantRow): boolean =>
    kind === 'allowed' && endedAt === null && until > nowMs;

/** Of those that are open, the newest first: the newest wish, by its first press. */
function grantThatHolds(open: readonly SupportGrantRow[]): SupportGrantRow | undefined {
  return open
    .toReversed()
    .reduce<SupportGrantRow | undefined>((holds, next) => (holds && isSameWish(holds, next) ? holds : next), undefined);
}

function isSameWish(one: SupportGrantRow, other: SupportGrantRow): boolean {
  const spanOf = ({ createdAt, until }: SupportGrantRow) => until - createdAt;
  const isSoon = Math.abs(other.createdAt - one.createdAt) < sameWishMs;
  return one.byName === other.byName && spanOf(one) === spanOf(other) && isSoon;
}

function grantView(row: SupportGrantRow, nowMs: number): SupportGrant {
  const { id, kind, byName, reason, createdAt, until, endedAt, endedBy } = row;
  return {
    id,
    kind,
    by: byName,
    reason,
    createdAt: isoTime(createdAt),
    until: isoTime(until),
    ended: endedAt === null ? null : { at: isoTime(endedAt), by: endedBy ?? '' },
    isOpen: endedAt === null && until > nowMs,
  };
}

function visitView(entry: Awaited<ReturnType<typeof listVisits>>[number]): SupportVisit {
  const { id, personName: by, action, createdAt } = entry;
  return { id, by, at: isoTime(createdAt), what: action === 'support.ended' ? 'ended' : 'began' };
}
