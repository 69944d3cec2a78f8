import { listJobs, replayJob } from '@meg/shared/contract/jobs';
import {
  cancelAdminInvitation,
  changeAdmin,
  endSupport,
  inviteAdmin,
  listAdmins,
  listCompanies,
  setCompanyState,
  setUpCompany,
  startEmergency,
  startSupport,
} from '@meg/shared/contract/platform';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../../http/access/auth.js';
import { done } from '../../http/done.js';
import { mount } from '../../http/endpoint.js';
import type { AdminsService } from './admins.service.js';
import type { PlatformService } from './platform.service.js';
import type { PlatformJobsService } from './platform-jobs.service.js';

interface Services {
  platform: PlatformService;
  admins: AdminsService;
  platformJobs: PlatformJobsService;
}

export function platformRoutes(app: FastifyInstance, { platform, admins, platformJobs }: Services): void {
  mount(app, listCompanies, ({ query }) => platform.companies(query));
  mount(app, setCompanyState, ({ params, body }, request) =>
    platform.setState(personOf(request), params.companyId, body.state),
  );
  mount(app, setUpCompany, ({ params }, request) => platform.setUp(personOf(request), params.companyId));
  mount(app, startSupport, ({ params }, request) => platform.startSupport(personOf(request), params.companyId));
  mount(app, startEmergency, ({ params, body }, request) =>
    platform.startEmergency(personOf(request), params.companyId, body.reason),
  );
  mount(app, endSupport, (_, request) => platform.endSupport(personOf(request)).then(done));
  mount(app, listAdmins, (_, request) => admins.list(personOf(request)));
  mount(app, inviteAdmin, ({ body }, request) => admins.invite(personOf(request), body));
  mount(app, changeAdmin, ({ params, body }, request) => admins.change(personOf(request), { ...params, ...body }));
  mount(app, cancelAdminInvitation, ({ params }, request) =>
    admins.cancelInvitation(personOf(request), params.invitationId).then(done),
  );
  mount(app, listJobs, ({ query }) => platformJobs.page(query.cursor));
  mount(app, replayJob, ({ params }, request) => platformJobs.replay(personOf(request), params.jobId).then(done));
}
