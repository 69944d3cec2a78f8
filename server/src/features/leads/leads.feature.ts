import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { LeadAssignmentService } from '../lead-assignment/lead-assignment.service.js';
import type { PlacesService } from '../places/places.service.js';
import type { QuotesService } from '../quotes/quotes.service.js';
import { cityWordsOf } from './city-words.service.js';
import { keptErasedLeads } from './erased/erased-leads.store.js';
import { leadsRoutes } from './leads.routes.js';
import { LeadsService } from './leads.service.js';
import { PersonTurns } from './person/person-turns.js';
import { rankLeadsJob } from './rank/lead-rank.job.js';
import { LeadRanks } from './rank/lead-ranks.service.js';

interface Used {
  companies: CompaniesService;
  quotes: QuotesService;
  leadAssignment: LeadAssignmentService;
  places: PlacesService;
}

export function leadsFeature(ground: Ground, used: Used) {
  const ranks = new LeadRanks(ground);
  const personTurns = new PersonTurns();
  const leads = new LeadsService({
    ...ground,
    ...used,
    ranks,
    cityWords: cityWordsOf(used.places),
    dialect: ground.database.dialect,
  });
  return {
    name: 'leads',
    service: { leads, personTurns },
    keeps: [keptErasedLeads],
    jobs: [rankLeadsJob(ranks)],
    hourly: [{ failure: 'Leads are not sorted by the new day', run: (mayContinue) => ranks.refreshDaily(mayContinue) }],
    routes: (app) => leadsRoutes(app, { ...ground, ...used, leads, personTurns }),
  } satisfies Feature;
}
