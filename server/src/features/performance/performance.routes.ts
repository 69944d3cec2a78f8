import { getPerformance, reportWebVitals } from '@meg/shared/contract/performance';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import { type FigureSources, performanceFigures } from './performance.service.js';

export function performanceRoutes(app: FastifyInstance, sources: FigureSources): void {
  mount(app, getPerformance, () => performanceFigures(sources));
  mount(app, reportWebVitals, async ({ body }) => {
    await sources.webVitals.add(body);
    return { counted: true as const };
  });
}
