import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { AdminsService } from './admins.service.js';
import { platformRoutes } from './platform.routes.js';
import { type FeaturesUsed, PlatformService } from './platform.service.js';
import { PlatformJobsService } from './platform-jobs.service.js';

/** The pages of the platform's staff. */
export function platformFeature(ground: Ground, used: FeaturesUsed) {
  const needs = { ...ground, ...used };
  return {
    name: 'platform',
    routes: (app) =>
      platformRoutes(app, {
        platform: new PlatformService(needs),
        admins: new AdminsService(needs),
        platformJobs: new PlatformJobsService({ ...needs, jobs: new JobsService(ground) }),
      }),
  } satisfies Feature;
}
