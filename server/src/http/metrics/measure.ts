import { createLead } from '@meg/shared/contract/leads';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { answerMetrics, countOpenRequests, Metrics } from './metrics.js';
import { measureRequests, type RequestMetrics } from './request-metrics.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'registry'> {
  metricsToken: string | undefined;
}

/** What is measured of every request; and, where somebody holds a token for it, told to Prometheus. */
export function measure(app: FastifyInstance, { metricsToken, ...ground }: Needs): RequestMetrics {
  const requests = measureRequests(app, ground.now);
  if (metricsToken === undefined) return requests;
  const metrics = new Metrics(requests);
  countOpenRequests(app, metrics);
  const leads = requests.tallyOf(createLead.method, createLead.path);
  metrics.gauge({
    name: 'meg_leads_acknowledged',
    help: 'Leads that this process has acknowledged as stored since its start, those that were sent again included.',
    read: () => leads.byClass[2]?.count ?? 0,
  });
  addJobs(metrics, new JobsService(ground));
  answerMetrics(app, metrics, metricsToken);
  return requests;
}

/** Of the database: with several servers each tells the same. */
function addJobs(metrics: Metrics, jobs: JobsService): void {
  metrics.gauge({
    name: 'meg_jobs_waiting',
    help: 'Jobs to be done now or later, counted up to 10,000.',
    read: async () => (await jobs.figures()).waiting,
  });
  metrics.gauge({
    name: 'meg_jobs_dead',
    help: 'Jobs that were given up, counted up to 10,000.',
    read: async () => (await jobs.figures()).dead,
  });
  metrics.gauge({
    name: 'meg_jobs_oldest_due_seconds',
    help: 'How long ago the most overdue job should have begun.',
    read: async () => (await jobs.figures()).oldestDueMs / 1_000,
  });
}
