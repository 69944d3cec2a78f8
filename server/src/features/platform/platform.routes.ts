import {
  cancelAdminInvitation,
  changeAdmin,
  endSupport,
  inviteAdmin,
  listAdmins,
  listCompanies,
  setCompanyState,
  startSupport,
} from '@meg/shared/contract/platform';
import type { FastifyInstance } from 'fastify';
import { personOf } from '../../http/auth.js';
import { mount } from '../../http/endpoint.js';
import type { AdminsService } from './admins.service.js';
import type { PlatformService } from './platform.service.js';

interface Services {
  platform: PlatformService;
  admins: AdminsService;
}

export function platformRoutes(app: FastifyInstance, { platform, admins }: Services): void {
  mount(app, listCompanies, ({ query }) => platform.companies(query));
  mount(app, setCompanyState, ({ params, body }, request) =>
    platform.setState(personOf(request), params.companyId, body.state),
  );
  mount(app, startSupport, ({ params }, request) => platform.startSupport(personOf(request), params.companyId));
  mount(app, endSupport, async (_, request) => {
    await platform.endSupport(personOf(request));
    return { done: true as const };
  });
  mount(app, listAdmins, (_, request) => admins.list(personOf(request)));
  mount(app, inviteAdmin, ({ body }, request) => admins.invite(personOf(request), body));
  mount(app, changeAdmin, ({ params, body }, request) => admins.change(personOf(request), { ...params, ...body }));
  mount(app, cancelAdminInvitation, async ({ params }, request) => {
    await admins.cancelInvitation(personOf(request), params.invitationId);
    return { done: true as const };
  });
}
