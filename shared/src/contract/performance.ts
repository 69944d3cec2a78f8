import { z } from 'zod';
import { webVitalNames } from '../domain/web-vitals.js';
import { endpoint } from './endpoint.js';

const percent = z.number().min(0).max(100);

const slowEndpoint = z.object({
  endpoint: z.string().describe('Method and pattern, as in GET /api/leads/:id.'),
  count: z.number().int(),
  avgTime: z.number().describe('In milliseconds.'),
});

const webVital = z
  .object({
    name: z.enum(webVitalNames),
    p75: z.number().describe('Three visits in four were at least as fast. In milliseconds, but for CLS.'),
    samples: z.number().int(),
    good: z.number().int().describe('How many of the samples were good.'),
    poor: z.number().int().describe('How many of the samples were poor.'),
  })
  .meta({ id: 'WebVital' });

export type WebVital = z.infer<typeof webVital>;

export const performanceFigures = z
  .object({
    averageResponseTime: z.number().describe('In milliseconds, of the last 15 minutes.'),
    errorRate: percent.describe('The share of answers of 5xx in the last 15 minutes, in percent.'),
    throughput: z.number().describe('Requests per second, of the last minute.'),
    memoryUsage: z.object({
      used: z.number().describe('In MB, of this process.'),
      total: z.number().describe('In MB, that this process may use.'),
    }),
    slowEndpoints: z.array(slowEndpoint).describe('The slowest on average in the last 15 minutes, at most ten.'),
    node: z.string().describe('The server that answered: what it measures is its own.'),
    requests: z.number().int().describe('Answered in the last 15 minutes.'),
    upSince: z.iso.datetime(),
    webVitals: z.array(webVital).describe('Of visitors who allowed it, in the last 28 days, by all servers together.'),
  })
  .meta({ id: 'PerformanceFigures' });

export type PerformanceFigures = z.infer<typeof performanceFigures>;

export const getPerformance = endpoint('GET', '/api/internal/performance', {
  summary: 'How fast the server answers and the pages are',
  access: 'platform',
  answer: performanceFigures,
});

const most = 600_000;

/** Strict, so that nothing about the visitor can be sent along. */
export const webVitalReport = z
  .strictObject({
    page: z.string().max(200).describe('The path of the page, without its query.'),
    vitals: z
      .array(z.strictObject({ name: z.enum(webVitalNames), value: z.number().min(0).max(most) }))
      .min(1)
      .max(webVitalNames.length),
  })
  .meta({ id: 'WebVitalReport' });

export type WebVitalReport = z.infer<typeof webVitalReport>;

export const reportWebVitals = endpoint('POST', '/api/web-vitals', {
  summary: 'Add how fast one page was for a visitor who has allowed it; only counts are kept',
  access: 'anyone',
  body: webVitalReport,
  status: 201,
  answer: z.object({ counted: z.literal(true) }).meta({ id: 'CountedWebVitals' }),
});
