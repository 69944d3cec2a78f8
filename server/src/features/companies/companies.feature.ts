import { getCompany } from '@meg/shared/contract/companies';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { mount } from '../../http/endpoint.js';
import { CompaniesService, publicCompanyOf } from './companies.service.js';
import { CompanyDirectoryService } from './company-directory.service.js';
import { CompanyStandingService } from './standing/company-standing.service.js';

export function companiesFeature(ground: Ground) {
  const companies = new CompaniesService(ground);
  const directory = new CompanyDirectoryService({ ...ground, companies });
  return {
    name: 'companies',
    service: { companies, directory, standing: new CompanyStandingService(ground) },
    routes: (app) =>
      mount(app, getCompany, async ({ params }) => publicCompanyOf(await companies.require(params.slug))),
  } satisfies Feature;
}
