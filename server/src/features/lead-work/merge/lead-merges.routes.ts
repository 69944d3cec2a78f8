import { compareLeads, mergeLeads } from '@meg/shared/contract/lead-merges';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../../http/access/auth.js';
import { mount } from '../../../http/endpoint.js';
import type { LeadDetailService } from '../detail/lead-detail.service.js';
import type { LeadMergesService } from './lead-merges.service.js';

interface Services {
  leadMerges: LeadMergesService;
  leadDetail: LeadDetailService;
}

export function leadMergesRoutes(app: FastifyInstance, { leadMerges, leadDetail }: Services): void {
  mount(app, compareLeads, ({ params }, request) => leadMerges.compare(companyOf(request), params));

  mount(app, mergeLeads, async ({ params, body }, request) => {
    const member = companyOf(request);
    return leadDetail.get(member, await leadMerges.merge(member, params.id, body));
  });
}
