import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { InvitationsService } from '../invitations/invitations.service.js';
import type { LeadFiguresService } from '../lead-work/figures/lead-figures.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { reclaimTeam } from './reclaim-team.js';
import { teamRoutes } from './team.routes.js';
import { TeamService } from './team.service.js';
import { TeamPerformanceService } from './team-performance.service.js';

interface Used {
  companies: CompaniesService;
  directory: CompanyDirectoryService;
  standing: CompanyStandingService;
  people: PeopleService;
  sessions: SessionsService;
  invitations: InvitationsService;
  leadFigures: LeadFiguresService;
}

export function teamFeature(ground: Ground, used: Used) {
  const needs = { ...ground, ...used };
  return {
    name: 'team',
    service: {},
    routes: (app) =>
      teamRoutes(app, { team: new TeamService(needs), teamPerformance: new TeamPerformanceService(needs) }),
    reclaim: (trx, owner) => reclaimTeam(trx, needs, owner),
  } satisfies Feature;
}
