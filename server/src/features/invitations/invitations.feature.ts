import { acceptInvitation, openInvitation } from '@meg/shared/contract/invitations';
import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { callerOf } from '../../http/access/caller.js';
import { mount } from '../../http/endpoint.js';
import { withLink } from '../../limits/secret-guesses.js';
import { invitationJob } from './invitation-mail.job.js';
import { type FeaturesUsed, InvitationsService } from './invitations.service.js';

export function invitationsFeature(ground: Ground, used: FeaturesUsed) {
  const invitations = new InvitationsService({ ...ground, ...used });
  const { cookie, limits } = ground;
  return {
    name: 'invitations',
    service: { invitations },
    routes: (app) => {
      mount(app, openInvitation, ({ body }, request) =>
        withLink(limits, callerOf(request).network, () => invitations.open(body.token)),
      );
      mount(app, acceptInvitation, async ({ body }, request, reply) => {
        const caller = callerOf(request);
        const token = await withLink(limits, caller.network, () => invitations.accept({ ...body, ...caller }));
        cookie.write(request, reply, token);
        return { user: await used.me.describeHolder(token) };
      });
    },
    jobs: [invitationJob(ground)],
  } satisfies Feature;
}
