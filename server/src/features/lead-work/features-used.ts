import type { ServiceOf } from '../../feature.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import type { feedbackFeature } from '../feedback/feedback.feature.js';
import type { handoffsFeature } from '../handoffs/handoffs.feature.js';
import type { leadAssignmentFeature } from '../lead-assignment/lead-assignment.feature.js';
import type { leadsFeature } from '../leads/leads.feature.js';
import type { peopleFeature } from '../people/people.feature.js';
import type { quotesFeature } from '../quotes/quotes.feature.js';

export type FeaturesUsed = ServiceOf<typeof companiesFeature> &
  ServiceOf<typeof peopleFeature> &
  ServiceOf<typeof leadsFeature> &
  ServiceOf<typeof leadAssignmentFeature> &
  ServiceOf<typeof quotesFeature> &
  ServiceOf<typeof handoffsFeature> &
  ServiceOf<typeof feedbackFeature>;
