import { z } from 'zod';
import { endpoint } from './endpoint.js';

export const deadJob = z
  .object({
    id: z.uuid(),
    kind: z.string().describe('What was to be done, as in webhooks.deliver.'),
    company: z.object({ id: z.uuid(), name: z.string() }).nullable().describe('Null: work of the platform itself.'),
    reason: z.string().describe('What the last try said, without the addresses of people.'),
    attempts: z.number().int(),
    createdAt: z.iso.datetime(),
    diedAt: z.iso.datetime(),
  })
  .meta({ id: 'DeadJob' });

export type DeadJob = z.infer<typeof deadJob>;

export const jobFigures = z
  .object({
    waiting: z.number().int().describe('To be done now or later, counted up to 10,000.'),
    oldestDueMs: z.number().int().describe('How long ago the most overdue should have begun.'),
    dead: z.number().int().describe('Counted up to 10,000.'),
  })
  .meta({ id: 'JobFigures' });

export type JobFigures = z.infer<typeof jobFigures>;

export const listJobs = endpoint('GET', '/api/platform/jobs', {
  summary: 'Jobs that were given up after their last try, the latest first, and how many wait',
  access: 'platform',
  query: z.strictObject({
    state: z.enum(['dead']).default('dead'),
    cursor: z.string().max(60).optional().describe('`next` of the page before.'),
  }),
  answer: z
    .object({ jobs: z.array(deadJob), next: z.string().nullable(), figures: jobFigures })
    .meta({ id: 'DeadJobPage' }),
});

export const replayJob = endpoint('POST', '/api/platform/jobs/:jobId/replay', {
  summary: 'Do a job that was given up once more, under the same id and with all its tries',
  access: 'platform',
  params: z.strictObject({ jobId: z.uuid() }),
  answer: z.object({ done: z.literal(true) }),
  errors: ['not_found'],
});
