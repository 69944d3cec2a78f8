import { acceptInvitation, openInvitation } from '@meg/shared/contract/invitations';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { callerOf } from '../../http/access/caller.js';
import { mount } from '../../http/endpoint.js';
import { withLink } from '../../limits/secret-guesses.js';
import type { MeService } from '../sessions/me.service.js';
import type { InvitationsService } from './invitations.service.js';

interface Services extends Pick<Ground, 'cookie' | 'limits'> {
  me: MeService;
  invitations: InvitationsService;
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
