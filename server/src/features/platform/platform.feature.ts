import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { JobsService } from '../../jobs/jobs.service.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { InvitationsService } from '../invitations/invitations.service.js';
import type { LeadFiguresService } from '../lead-work/figures/lead-figures.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { AdminsService } from './admins.service.js';
import { platformRoutes } from './platform.routes.js';
import { PlatformService } from './platform.service.js';
import { PlatformJobsService } from './platform-jobs.service.js';

interface Used {
  companies: CompaniesService;
  directory: CompanyDirectoryService;
  standing: CompanyStandingService;
  people: PeopleService;
  sessions: SessionsService;
  invitations: InvitationsService;
  leadFigures: LeadFiguresService;
}

/** The pages of the platform's staff. */
export function platformFeature(ground: Ground, used: Used) {
  const needs = { ...ground, ...used };
  return {
    name: 'platform',
    service: {},
    routes: (app) =>
      platformRoutes(app, {
        platform: new PlatformService(needs),
        admins: new AdminsService(needs),
        platformJobs: new PlatformJobsService({ ...needs, jobs: new JobsService(ground) }),
      }),
  } satisfies Feature;
}
