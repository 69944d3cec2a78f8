import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { Reclaim } from '../../people/reclaim.js';
import type { AccountLinksService } from '../account-mails/account-links.service.js';
import type { AccountMailsService } from '../account-mails/account-mails.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import type { InvitationsService } from '../invitations/invitations.service.js';
import type { Passwords } from '../people/passwords/passwords.service.js';
import type { PeopleService } from '../people/people.service.js';
import type { TwoFactorService } from '../people/two-factor/two-factor.service.js';
import type { LoginService } from '../sessions/login.service.js';
import type { LoginThrottle } from '../sessions/login-throttle.service.js';
import type { MeService } from '../sessions/me.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { accountsRoutes } from './accounts.routes.js';
import { AccountsService } from './accounts.service.js';
import { twoFactorRoutes } from './two-factor/two-factor.routes.js';

interface Used {
  people: PeopleService;
  passwords: Passwords;
  twoFactor: TwoFactorService;
  sessions: SessionsService;
  login: LoginService;
  throttle: LoginThrottle;
  me: MeService;
  accountMails: AccountMailsService;
  accountLinks: AccountLinksService;
  invitations: InvitationsService;
  standing: CompanyStandingService;
  /** Of all features that keep something which a stranger could have set up. */
  reclaims: readonly Reclaim[];
}

export function accountsFeature(ground: Ground, used: Used) {
  const accounts = new AccountsService({ ...ground, ...used });
  return {
    name: 'accounts',
    service: {},
    routes: (app) => {
      accountsRoutes(app, { ...ground, ...used, accounts });
      twoFactorRoutes(app, { ...ground, ...used });
    },
  } satisfies Feature;
}
