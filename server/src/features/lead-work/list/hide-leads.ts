import type { FastifyRequest } from 'fastify';
import { companyOf } from '../../../http/access/auth.js';
import type { LeadSight } from './lead-sight.service.js';

/**
 * The one place that hides a colleague's lead from whoever sees only their own: before each call whose address names a
 * lead, of whatever feature.
 */
export function hideLeadsOfOthers(sight: LeadSight) {
  return async (request: FastifyRequest): Promise<void> => {
    const endpoint = request.routeOptions.config.endpoint;
    if (endpoint?.access !== 'company' || !endpoint.path.startsWith('/api/leads/:id')) return;
    await sight.require(companyOf(request), (request.params as { id: string }).id);
  };
}
