import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { AccountMailsService } from '../account-mails/account-mails.service.js';
import type { Passwords } from '../people/passwords/passwords.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { KnownNetworks } from '../sessions/known-networks.service.js';
import type { MeService } from '../sessions/me.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { invitationJob } from './invitation-mail.job.js';
import { invitationsRoutes } from './invitations.routes.js';
import { InvitationsService } from './invitations.service.js';

interface Used {
  people: PeopleService;
  passwords: Passwords;
  sessions: SessionsService;
  networks: KnownNetworks;
  me: MeService;
  accountMails: AccountMailsService;
}

export function invitationsFeature(ground: Ground, used: Used) {
  const invitations = new InvitationsService({ ...ground, ...used });
  return {
    name: 'invitations',
    service: { invitations },
    routes: (app) => invitationsRoutes(app, { ...ground, ...used, invitations }),
    jobs: [invitationJob(ground)],
  } satisfies Feature;
}
