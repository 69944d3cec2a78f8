import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { listCompanies, PlatformCompany } from '@meg/shared/contract/platform';
import { defaultSlug } from '@meg/shared/domain/companies/default-company';
import type { Ground } from '../../ground.js';
import type { Person } from '../../people/person.js';
import type { CompanyDirectoryService, DirectoryRow } from '../companies/company-directory.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { LeadFiguresService } from '../lead-work/figures/lead-figures.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';

interface Needs extends Pick<Ground, 'database' | 'recordAudit'> {
  directory: CompanyDirectoryService;
  standing: CompanyStandingService;
  people: PeopleService;
  leadFigures: LeadFiguresService;
  sessions: SessionsService;
}

const pageLength = 25;

/** What the platform's staff does with companies. Each action is in that company's audit log. */
export class PlatformService {
  constructor(private readonly needs: Needs) {}

  async companies({ search, state, cursor }: ParsedInputOf<typeof listCompanies>['query']) {
    const wanted = { search, state, before: cursor, limit: pageLength + 1 };
    const rows = await this.needs.directory.list(wanted);
    const shown = rows.slice(0, pageLength);
    return {
      companies: await this.described(shown),
      next: rows.length > pageLength ? (shown.at(-1)?.id ?? null) : null,
    };
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
    const [described] = await this.described([row]);
    return described as PlatformCompany;
  }

  /** Confirms a company that the staff knows, instead of waiting for a page that carries the chat. */
  async setUp(person: Person, companyId: string): Promise<PlatformCompany> {
    const { database, directory, standing, recordAudit } = this.needs;
    const row = await database.transaction(async (trx) => {
      const found = await directory.require(companyId, trx);
      if (await standing.setUp(trx, companyId)) {
        await recordAudit(trx, { companyId, person, action: 'company.set_up', subject: companyId });
      }
      return found;
    });
    const [described] = await this.described([row]);
    return described as PlatformCompany;
  }

  async startSupport(person: Person, companyId: string): Promise<{ until: string }> {
    const { database, directory, sessions, recordAudit } = this.needs;
    const until = await database.transaction(async (trx) => {
      const { id } = await directory.require(companyId, trx);
      await recordAudit(trx, { companyId: id, person, action: 'support.started', subject: person.id });
      return sessions.startSupport(trx, person.sessionId, id);
    });
    return { until: new Date(until).toISOString() };
  }

  async endSupport(person: Person): Promise<void> {
    const { database, sessions, recordAudit } = this.needs;
    const { supportCompanyId: companyId } = person;
    if (companyId === null) return;
    await database.transaction(async (trx) => {
      await recordAudit(trx, { companyId, person, action: 'support.ended', subject: person.id });
      await sessions.endSupport(trx, person.sessionId);
    });
  }

  private async described(rows: readonly DirectoryRow[]): Promise<PlatformCompany[]> {
    const { people, leadFigures, standing } = this.needs;
    const ids = rows.map(({ id }) => id);
    const [counts, totals, ...reasons] = await Promise.all([
      people.countActive(ids),
      leadFigures.totals(ids),
      ...ids.map((id) => standing.waitsFor(id)),
    ]);
    return rows.map(({ id, slug, name, state, createdAt }, place) => {
      const { leads = 0, lastLeadAt = null } = totals.find(({ companyId }) => companyId === id) ?? {};
      return {
        id,
        slug,
        name,
        state,
        leads,
        isDefault: slug === defaultSlug,
        people: counts.get(id) ?? 0,
        waitsFor: reasons[place] ?? null,
        lastLeadAt: lastLeadAt === null ? null : new Date(lastLeadAt).toISOString(),
        createdAt: new Date(createdAt).toISOString(),
      };
    });
  }
}
