import { allowSupport, getSupportAccess, withdrawSupport } from '@meg/shared/contract/support-access';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { companyOf } from '../../http/access/auth.js';
import { mount } from '../../http/endpoint.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';
import type { PeopleService } from '../people/people.service.js';
import { emergencyMailJob } from './emergency-mail.job.js';
import { SupportService } from './support.service.js';

export function supportFeature(ground: Ground, used: { people: PeopleService; directory: CompanyDirectoryService }) {
  const support = new SupportService({ ...ground, ...used });
  return {
    name: 'support',
    service: { support },
    routes: (app) => {
      mount(app, getSupportAccess, (_, request) => support.read(companyOf(request)));
      mount(app, allowSupport, ({ body }, request) => support.allow(companyOf(request), body.for));
      mount(app, withdrawSupport, (_, request) => support.withdraw(companyOf(request)));
    },
    jobs: [emergencyMailJob({ ...ground, ...used })],
  } satisfies Feature;
}
