import { createLead } from '@meg/shared/contract/leads';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import type { Ground } from '../../ground.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { checkReady } from '../health.js';
import { answerMetrics, countOpenRequests, Metrics } from './metrics.js';
import { measureRequests, type RequestMetrics } from './request-metrics.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'registry'> {
  metricsToken: string | undefined;
  isDraining: () => boolean;
}

export interface Measured {
  requests: RequestMetrics;
  /** Tries of jobs that failed in this process, by kind of job. The worker counts them. */
  failedTries: Map<string, number>;
}

/** Measures every request. With a token in the settings, Prometheus can read the figures. */
export function measure(app: FastifyInstance, { metricsToken, isDraining, ...ground }: Needs): Measured {
  const measured = { requests: measureRequests(app, ground.now), failedTries: new Map<string, number>() };
  if (metricsToken === undefined) return measured;
  const { requests, failedTries } = measured;
  const metrics = new Metrics(requests);
  countOpenRequests(app, metrics);
  const leads = requests.tallyOf(createLead.method, createLead.path);
  metrics.gauge({
    name: 'meg_leads_acknowledged',
    help: 'Leads that this process has acknowledged as stored since its start, those that were sent again included.',
    read: () => leads.byClass[2]?.count ?? 0,
  });
  metrics.gauge({
    name: 'meg_ready',
    help: 'Whether this process may be sent requests: 0 while it drains, and while its database takes no writes.',
    read: async () => Number(await checkReady(ground.database, isDraining)),
  });
  addJobs(metrics, new JobsService(ground), failedTries);
  answerMetrics(app, metrics, metricsToken);
  return measured;
}

/** Figures of the database: with several servers each gives the same. */
function addJobs(metrics: Metrics, jobs: JobsService, failedTries: ReadonlyMap<string, number>): void {
  metrics.gauge({
    name: 'meg_jobs_waiting',
    help: 'Jobs that are due, and jobs that failed and wait for another try, of the first 10,000 that wait.',
    read: async () => (await jobs.workFigures()).outstanding,
  });
  metrics.byKind(Gauge, {
    name: 'meg_jobs_retrying',
    help: 'Jobs that failed and wait for another try, of the first 10,000 that wait, by kind.',
    read: async () => (await jobs.workFigures()).retrying,
  });
  metrics.byKind(Counter, {
    name: 'meg_job_failures_total',
    help: 'Tries of jobs that failed in this process since its start, by kind.',
    read: () => failedTries,
  });
  metrics.gauge({
    name: 'meg_jobs_dead',
    help: 'Jobs that were given up, counted up to 10,000.',
    read: async () => (await jobs.workFigures()).dead,
  });
  metrics.gauge({
    name: 'meg_jobs_oldest_due_seconds',
    help: 'How long ago the most overdue job should have begun.',
    read: async () => (await jobs.workFigures()).oldestDueMs / 1_000,
  });
}
