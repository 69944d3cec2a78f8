import type { Feature } from '../../../feature.js';
import type { Ground } from '../../../ground.js';
import type { CarryOver } from '../../../people/lead-merge.js';
import type { PlacesService } from '../../places/places.service.js';
import type { LeadDetailService } from '../detail/lead-detail.service.js';
import type { RecordLeadEdit, RecordLeadNews } from '../edit/lead-edits.service.js';
import type { FeaturesUsed } from '../features-used.js';
import { leadMergesRoutes } from './lead-merges.routes.js';
import { LeadMergesService } from './lead-merges.service.js';
import { mergeLeftLeadJob } from './merge-left-lead.job.js';
import { MergeSides } from './merge-sides.service.js';

interface Used extends FeaturesUsed {
  leadDetail: LeadDetailService;
  places: PlacesService;
  recordLeadEdit: RecordLeadEdit;
  recordLeadNews: RecordLeadNews;
  /** Of all features. */
  carriers: readonly CarryOver[];
}

export function leadMergesFeature(ground: Ground, used: Used) {
  const leadMerges = new LeadMergesService({ ...ground, ...used, mergeSides: new MergeSides(used) });
  return {
    name: 'lead-merges',
    jobs: [mergeLeftLeadJob(leadMerges)],
    routes: (app) => leadMergesRoutes(app, { ...used, leadMerges }),
  } satisfies Feature;
}
