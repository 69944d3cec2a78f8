import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { invitationJob } from './invitation-mail.job.js';
import { invitationsRoutes } from './invitations.routes.js';
import { type FeaturesUsed, InvitationsService } from './invitations.service.js';

export function invitationsFeature(ground: Ground, used: FeaturesUsed) {
  const invitations = new InvitationsService({ ...ground, ...used });
  return {
    name: 'invitations',
    service: { invitations },
    routes: (app) => invitationsRoutes(app, { ...ground, ...used, invitations }),
    jobs: [invitationJob(ground)],
  } satisfies Feature;
}
