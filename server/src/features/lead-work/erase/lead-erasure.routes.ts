import { countOldLeads, erasePerson, getPersonRecord } from '@meg/shared/contract/lead-records';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../../http/access/auth.js';
import { mount } from '../../../http/endpoint.js';
import type { LeadErasureService } from './lead-erasure.service.js';

export function leadErasureRoutes(app: FastifyInstance, leadErasure: LeadErasureService): void {
  mount(app, getPersonRecord, ({ params }, request, reply) => {
    reply.header('content-disposition', `attachment; filename="person-${params.id}.json"`);
    return leadErasure.record(companyOf(request), params.id);
  });

  mount(app, countOldLeads, ({ query }, request) => leadErasure.countOlder(companyOf(request), query.days));

  mount(app, erasePerson, ({ params }, request) => leadErasure.erase(companyOf(request), params.id));
}
