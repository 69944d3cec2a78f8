import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { listCompanies, PlatformCompany } from '@meg/shared/contract/platform';
import { defaultSlug } from '@meg/shared/domain/companies/default-company';
import type { ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { Person } from '../../people/person.js';
import { pick } from '../../pick.js';
import { readPage } from '../../read-page.js';
import { isoTime } from '../../time/iso-time.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { DirectoryRow } from '../companies/company-directory.service.js';
import type { invitationsFeature } from '../invitations/invitations.feature.js';
import type { leadWorkFeature } from '../lead-work/lead-work.feature.js';
import type { peopleFeature } from '../people/people.feature.js';
import type { sessionsFeature } from '../sessions/sessions.feature.js';
import type { supportFeature } from '../support/support.feature.js';

export type FeaturesUsed = ServiceOf<typeof companiesFeature> &
  ServiceOf<typeof peopleFeature> &
  ServiceOf<typeof sessionsFeature> &
  ServiceOf<typeof invitationsFeature> &
  ServiceOf<typeof supportFeature> &
  ServiceOf<typeof leadWorkFeature>;

const pageLength = 25;

/** What the platform's staff does with companies. Each action is in that company's audit log. */
export class PlatformService {
  constructor(private readonly needs: Ground & FeaturesUsed) {}

  async companies({ search, state, cursor }: ParsedInputOf<typeof listCompanies>['query']) {
    const read = (limit: number) => this.needs.directory.list({ search, state, before: cursor, limit });
    const { shown, next } = await readPage(pageLength, read, ({ id }) => id);
    return { companies: await this.described(shown), next };
  }

  async setState(person: Person, companyId: string, state: DirectoryRow['state']): Promise<PlatformCompany> {
    const { database, directory, recordAudit } = this.needs;
    const row = await database.transaction(async (trx) => {
      const before = await directory.require(companyId, trx);
      if (before.state === state) return before;
      await directory.setState(trx, before, state);
      const action = state === 'suspended' ? 'company.suspended' : 'company.resumed';
      await recordAudit(trx, { companyId, person, action, subject: companyId });
      return { ...before, state };
    });
    directory.refresh(row);
    return this.describe(row);
  }

  /** Confirms a company that the staff knows, instead of waiting until one of its pages has the chat. */
  async setUp(person: Person, companyId: string): Promise<PlatformCompany> {
    const { database, directory, standing, recordAudit } = this.needs;
    const row = await database.transaction(async (trx) => {
      const found = await directory.require(companyId, trx);
      if (await standing.setUp(trx, companyId)) {
        await recordAudit(trx, { companyId, person, action: 'company.set_up', subject: companyId });
      }
      return found;
    });
    return this.describe(row);
  }

  async startSupport(person: Person, companyId: string): Promise<{ until: string }> {
    const { database, directory, sessions, recordAudit } = this.needs;
    const until = await database.transaction(async (trx) => {
      const { id } = await directory.require(companyId, trx);
      await recordAudit(trx, { companyId: id, person, action: 'support.started', subject: person.id });
      return sessions.startSupport(trx, person.sessionId, id);
    });
    return { until: isoTime(until) };
  }

  async startEmergency(person: Person, companyId: string, reason: string): Promise<{ until: string }> {
    const { database, directory, sessions, support } = this.needs;
    const until = await database.transaction(async (trx) => {
      const { id } = await directory.require(companyId, trx);
      await support.declareEmergency(trx, { companyId: id, person, reason });
      return sessions.startSupport(trx, person.sessionId, id);
    });
    return { until: isoTime(until) };
  }

  /** Whoever leaves has seen enough: an emergency that they declared ends with it. */
  async endSupport(person: Person): Promise<void> {
    const { database, sessions, support, recordAudit } = this.needs;
    const { supportCompanyId: companyId } = person;
    if (companyId === null) return;
    await database.transaction(async (trx) => {
      await recordAudit(trx, { companyId, person, action: 'support.ended', subject: person.id });
      await support.endEmergency(trx, { companyId, person });
      await sessions.endSupport(trx, person.sessionId);
    });
  }

  private async describe(row: DirectoryRow): Promise<PlatformCompany> {
    const [described] = await this.described([row]);
    return described as PlatformCompany;
  }

  private async described(rows: readonly DirectoryRow[]): Promise<PlatformCompany[]> {
    const { people, leadFigures, standing } = this.needs;
    const ids = rows.map(({ id }) => id);
    const [counts, totals, ...reasons] = await Promise.all([
      people.countActive(ids),
      leadFigures.totals(ids),
      ...ids.map((id) => standing.waitsFor(id)),
    ]);
    return rows.map((row, place) => {
      const { leads = 0, lastLeadAt = null } = totals.find(({ companyId }) => companyId === row.id) ?? {};
      return {
        ...pick(row, 'id', 'slug', 'name', 'state'),
        leads,
        isDefault: row.slug === defaultSlug,
        people: counts.get(row.id) ?? 0,
        waitsFor: reasons[place] ?? null,
        lastLeadAt: isoTime(lastLeadAt),
        createdAt: isoTime(row.createdAt),
      };
    });
  }
}
