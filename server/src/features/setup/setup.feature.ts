import { getSetup, putSetupAway, sendTestLead } from '@meg/shared/contract/setup';
import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import { SetupService } from './setup.service.js';
import { testLeadJob } from './test-lead.job.js';

/** The list of things that a new company has to do. */
export function setupFeature(ground: Ground, used: UsedBy<typeof SetupService>) {
  const setup = new SetupService({ ...ground, ...used });
  return {
    name: 'setup',
    routes: (app) => {
      mount(app, getSetup, (_, request) => setup.read(companyOf(request).companyId));
      mount(app, putSetupAway, ({ body }, request) => setup.putAway(companyOf(request).companyId, body.isPutAway));
      mount(app, sendTestLead, (_, request) => setup.sendTestLead(companyOf(request)));
    },
    jobs: [testLeadJob({ ...ground, ...used })],
  } satisfies Feature;
}
