import { getInsights } from '@meg/shared/contract/insights';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { InsightsService } from './insights.service.js';

export function insightsRoutes(app: FastifyInstance, insights: InsightsService): void {
  mount(app, getInsights, ({ query }, request) => insights.read(companyOf(request).companyId, Number(query.days)));
}
