import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companiesRoutes } from './companies.routes.js';
import { CompaniesService } from './companies.service.js';
import { CompanyDirectoryService } from './company-directory.service.js';
import { CompanyStandingService } from './standing/company-standing.service.js';

export function companiesFeature(ground: Ground) {
  const companies = new CompaniesService(ground);
  const directory = new CompanyDirectoryService({ ...ground, companies });
  return {
    name: 'companies',
    service: { companies, directory, standing: new CompanyStandingService(ground) },
    routes: (app) => companiesRoutes(app, companies),
  } satisfies Feature;
}
