import { getLeadAssignment, saveLeadAssignment, tryLeadAssignment } from '@meg/shared/contract/lead-assignment';
import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import { LeadAssignmentService } from './lead-assignment.service.js';

export function leadAssignmentFeature(ground: Ground, used: UsedBy<typeof LeadAssignmentService>) {
  const leadAssignment = new LeadAssignmentService({ ...ground, ...used });
  return {
    name: 'lead-assignment',
    service: { leadAssignment },
    routes: (app) => {
      mount(app, getLeadAssignment, (_, request) => leadAssignment.read(companyOf(request)));
      mount(app, saveLeadAssignment, ({ body }, request) => leadAssignment.save(companyOf(request), body));
      mount(app, tryLeadAssignment, ({ body }, request) => leadAssignment.try(companyOf(request), body));
    },
  } satisfies Feature;
}
