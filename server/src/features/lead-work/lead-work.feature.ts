import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { LeadDetailService } from './detail/lead-detail.service.js';
import { leadEditRecorder } from './edit/lead-edits.service.js';
import { LeadWorkService } from './edit/lead-work.service.js';
import { LeadExportService } from './export/lead-export.service.js';
import type { FeaturesUsed } from './features-used.js';
import { createLeadFigures } from './figures/lead-figures.service.js';
import { leadWorkRoutes } from './lead-work.routes.js';
import { LeadListService } from './list/lead-list.service.js';
import { leadViewRoutes } from './views/lead-views.routes.js';
import { LeadViewsService } from './views/lead-views.service.js';

export function leadWorkFeature(ground: Ground, used: FeaturesUsed) {
  const needs = { ...ground, ...used };
  const leadList = new LeadListService(needs);
  return {
    name: 'lead-work',
    service: { leadList, leadFigures: createLeadFigures(ground), recordLeadEdit: leadEditRecorder(ground) },
    routes: (app) => {
      leadViewRoutes(app, new LeadViewsService({ ...ground, leadList }));
      leadWorkRoutes(app, {
        ...ground,
        leadList,
        leadDetail: new LeadDetailService(needs),
        leadWork: new LeadWorkService(needs),
        leadExport: new LeadExportService({ ...needs, leadList }),
      });
    },
  } satisfies Feature;
}
