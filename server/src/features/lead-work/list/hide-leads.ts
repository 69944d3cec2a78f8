import type { FastifyRequest } from 'fastify';
import { companyOf } from '../../../http/access/auth.js';
import type { LeadSight } from './lead-sight.service.js';

/**
 * Before each call whose address names a lead, of whatever feature. The one place that hides a colleague's lead from
 * whoever sees only their own, and where the address of a lead that was merged leads to the one that was kept.
 */
export function hideLeadsOfOthers(sight: LeadSight) {
  return async (request: FastifyRequest): Promise<void> => {
    const endpoint = request.routeOptions.config.endpoint;
    if (endpoint?.access !== 'company' && endpoint?.access !== 'erasure') return;
    if (!endpoint.path.startsWith('/api/leads/:id')) return;
    const params = request.params as { id: string };
    const member = companyOf(request);
    params.id = await sight.presentId(member.companyId, params.id);
    await sight.require(member, params.id);
  };
}
