import { getPerformance, reportWebVitals } from '@meg/shared/contract/performance';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import type { PerformanceService } from './performance.service.js';
import type { WebVitalsService } from './web-vitals.service.js';

interface Services {
  performance: PerformanceService;
  webVitals: WebVitalsService;
}

export function performanceRoutes(app: FastifyInstance, { performance, webVitals }: Services): void {
  mount(app, getPerformance, () => performance.figures());
  mount(app, reportWebVitals, async ({ body }) => {
    await webVitals.add(body);
    return { counted: true as const };
  });
}
