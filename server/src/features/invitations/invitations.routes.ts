import { acceptInvitation, openInvitation } from '@meg/shared/contract/invitations';
import type { FastifyInstance } from 'fastify';
import type { SessionCookie } from '../../http/access/session-cookie.js';
import { mount } from '../../http/endpoint.js';
import { withLink } from '../../limits/secret-guesses.js';
import type { SharedLimits } from '../../limits/shared-limits.js';
import type { MeService } from '../sessions/me.service.js';
import { callerOf } from '../sessions/sessions.routes.js';
import type { InvitationsService } from './invitations.service.js';

interface Services {
  cookie: SessionCookie;
  me: MeService;
  invitations: InvitationsService;
  limits: SharedLimits;
}

export function invitationsRoutes(app: FastifyInstance, { cookie, me, invitations, limits }: Services): void {
  mount(app, openInvitation, ({ body }, request) =>
    withLink(limits, callerOf(request).network, () => invitations.open(body.token)),
  );
  mount(app, acceptInvitation, async ({ body }, request, reply) => {
    const caller = callerOf(request);
    const token = await withLink(limits, caller.network, () => invitations.accept({ ...body, ...caller }));
    cookie.write(request, reply, token);
    return { user: await me.describeHolder(token) };
  });
}
