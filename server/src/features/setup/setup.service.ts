import { type CompanyConfig, companyConfig } from '@meg/shared/contract/company-config';
import type { Setup } from '@meg/shared/contract/setup';
import { firmFacts } from '@meg/shared/domain/companies/firm-facts';
import { setupTasks } from '@meg/shared/domain/companies/setup-list';
import { domainsOfSite } from '@meg/shared/domain/companies/site-hosts';
import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import type { Member } from '../../people/person.js';
import { isoTime } from '../../time/iso-time.js';
import { hourMs } from '../../time/time-units.js';
import type { CompaniesService, CompanyRow } from '../companies/companies.service.js';
import { type CompanyStandingService, showsOwnChat } from '../companies/standing/company-standing.service.js';
import type { KnowledgeService } from '../knowledge/knowledge.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { PlacesService } from '../places/places.service.js';
import { type CompanySetupRow, findSetup, saveSetup } from './company-setup.store.js';
import { exampleRoute } from './example-route.js';
import { testLeadKind } from './test-lead.job.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'addJob' | 'limits' | 'mailLimits'> {
  companies: CompaniesService;
  standing: CompanyStandingService;
  knowledge: KnowledgeService;
  people: PeopleService;
  places: PlacesService;
}

const testsAnHour = 5;
const tooManyTests = 'Five tests went out within the hour. Look into your mail, the spam too, or try again later.';

const tooManyUnconfirmed =
  'Enough mails went to this address for today. Confirm it with the link that we sent there, or try again tomorrow.';

/** What a new company has to do before its chat earns anything, and what of it is done. */
export class SetupService {
  constructor(private readonly needs: Needs) {}

  async read(companyId: string): Promise<Setup> {
    const { database, companies, standing, places } = this.needs;
    const { reader } = database;
    const row = await companies.requireRow(reader, companyId);
    const config = companyConfig.parse(JSON.parse(row.config));
    const kept = await findSetup(reader, companyId);
    const snippet = snippetOf(row, config);
    const factsAnswered = await this.factsAnswered(companyId);
    const tasks = setupTasks({
      isEmailConfirmed: (await standing.waitsFor(companyId)) !== 'address_unconfirmed',
      country: config.country,
      serviceCountries: config.serviceCountries,
      isRatesConfirmed: row.ratesConfirmedAt !== null,
      factsAnswered,
      allowedDomains: config.allowedDomains,
      isSnippetSeen: snippet?.isOwn === true,
      isTestLeadSent: kept?.testState === 'sent',
    });
    return {
      tasks,
      isPutAway: kept?.putAwayAt != null,
      proposedDomains: proposedDomains(config),
      factsAnswered,
      snippet,
      testLead: await this.testOf(kept),
      route: exampleRoute(places, config),
    };
  }

  async putAway(companyId: string, isPutAway: boolean): Promise<Setup> {
    const { database, now } = this.needs;
    const putAwayAt = isPutAway ? now() : null;
    await database.transaction((trx) => saveSetup(trx, companyId, { putAwayAt }));
    return this.read(companyId);
  }

  async sendTestLead({ companyId, person }: Member): Promise<Setup> {
    const { database, now, addJob, limits, mailLimits, people } = this.needs;
    await limits.require([{ name: 'test-leads', of: companyId, most: testsAnHour, windowMs: hourMs }], tooManyTests);
    const askedAt = now();
    const { email, emailConfirmedAt } = await people.require(person.id);
    await database.transaction(async (trx) => {
      // Whoever typed an address that is not confirmed may not be its owner.
      if (emailConfirmedAt === null && !(await mailLimits.take(trx, 'unconfirmed', { to: email })))
        throw new AppError('rate_limited', { message: tooManyUnconfirmed });
      const test = { testState: 'sending', testPersonId: person.id, testReason: '', testAt: askedAt } as const;
      await saveSetup(trx, companyId, test);
      await addJob(trx, { kind: testLeadKind, companyId, payload: { personId: person.id, askedAt } });
    });
    return this.read(companyId);
  }

  private async factsAnswered(companyId: string): Promise<number> {
    const asked = new Set((await this.needs.knowledge.list(companyId)).map(({ question }) => question));
    return firmFacts.filter(({ question }) => asked.has(question)).length;
  }

  private async testOf(kept: CompanySetupRow | undefined): Promise<Setup['testLead']> {
    if (!kept?.testState || kept.testPersonId === null) return null;
    const { email } = await this.needs.people.require(kept.testPersonId);
    return { state: kept.testState, to: email, at: isoTime(kept.testAt ?? 0), reason: kept.testReason };
  }
}

function proposedDomains({ contactInfo, allowedDomains }: CompanyConfig): string[] {
  return domainsOfSite(contactInfo.website).filter((domain) => !allowedDomains.includes(domain));
}

function snippetOf({ snippetSeenAt, snippetSeenOn }: CompanyRow, config: CompanyConfig): Setup['snippet'] {
  if (snippetSeenAt === null) return null;
  return { at: isoTime(snippetSeenAt), address: snippetSeenOn ?? '', isOwn: showsOwnChat(snippetSeenOn ?? '', config) };
}
