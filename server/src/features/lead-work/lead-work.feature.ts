import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { LeadsByHandService } from './add/leads-by-hand.service.js';
import { LeadDetailService } from './detail/lead-detail.service.js';
import { LeadContactService } from './edit/lead-contact.service.js';
import { leadEditRecorder, leadNewsRecorder } from './edit/lead-edits.service.js';
import { LeadFactsService } from './edit/lead-facts.service.js';
import { LeadWorkService } from './edit/lead-work.service.js';
import { LeadExportService } from './export/lead-export.service.js';
import type { FeaturesUsed } from './features-used.js';
import { createLeadFigures } from './figures/lead-figures.service.js';
import { leadWorkRoutes } from './lead-work.routes.js';
import { hideLeadsOfOthers } from './list/hide-leads.js';
import { LeadListService } from './list/lead-list.service.js';
import { LeadSight } from './list/lead-sight.service.js';
import { LeadOutcomesService } from './outcome/lead-outcomes.service.js';
import { LeadTasksService } from './tasks/lead-tasks.service.js';
import { leadViewRoutes } from './views/lead-views.routes.js';
import { LeadViewsService } from './views/lead-views.service.js';

export function leadWorkFeature(ground: Ground, used: FeaturesUsed) {
  const recordLeadEdit = leadEditRecorder(ground);
  const leadOutcomes = new LeadOutcomesService({ ...ground, ...used, recordLeadEdit });
  const needs = { ...ground, ...used, recordLeadEdit, leadOutcomes };
  const leadTasks = new LeadTasksService(needs);
  const leadContact = new LeadContactService(needs);
  const leadList = new LeadListService(needs);
  const leadDetail = new LeadDetailService(needs);
  const leadSight = new LeadSight({ ...ground, ...used });
  return {
    name: 'lead-work',
    service: {
      leadList,
      leadDetail,
      leadSight,
      leadFigures: createLeadFigures(ground),
      recordLeadEdit,
      recordLeadNews: leadNewsRecorder(ground),
      leadOutcomes,
      leadTasks,
      leadContact,
    },
    routes: (app) => {
      app.addHook('preHandler', hideLeadsOfOthers(leadSight));
      leadViewRoutes(app, new LeadViewsService({ ...ground, leadList }));
      leadWorkRoutes(app, {
        ...ground,
        leadList,
        leadOutcomes,
        leadTasks,
        leadsByHand: new LeadsByHandService(needs),
        leadFacts: new LeadFactsService(needs),
        leadContact,
        leadDetail,
        leadWork: new LeadWorkService(needs),
        leadExport: new LeadExportService({ ...needs, leadList }),
      });
    },
  } satisfies Feature;
}
