import { acceptInvitation, openInvitation } from '@meg/shared/contract/invitations';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/endpoint.js';
import type { SessionCookie } from '../../http/session-cookie.js';
import type { MeService } from '../sessions/me.service.js';
import { callerOf } from '../sessions/sessions.routes.js';
import type { InvitationsService } from './invitations.service.js';

interface Services {
  cookie: SessionCookie;
  me: MeService;
  invitations: InvitationsService;
}

export function invitationsRoutes(app: FastifyInstance, { cookie, me, invitations }: Services): void {
  mount(app, openInvitation, ({ body }) => invitations.open(body.token));
  mount(app, acceptInvitation, async ({ body }, request, reply) => {
    const token = await invitations.accept({ ...body, userAgent: callerOf(request).userAgent });
    cookie.write(request, reply, token);
    return { user: await me.describeHolder(token) };
  });
}
