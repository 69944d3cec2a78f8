import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { AccountMailsService } from '../account-mails/account-mails.service.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { Passwords } from '../people/passwords/passwords.service.js';
import type { PeopleService } from '../people/people.service.js';
import { signupRoutes } from './signup.routes.js';
import { SignupService } from './signup.service.js';
import { SignupLimits } from './signup-limits.js';

interface Used {
  companies: CompaniesService;
  people: PeopleService;
  passwords: Passwords;
  accountMails: AccountMailsService;
}

export function signupFeature(ground: Ground, used: Used) {
  const signupLimits = new SignupLimits(ground.limits, ground.logger);
  const signups = new SignupService({ ...ground, ...used, signupLimits });
  return {
    name: 'signup',
    service: {},
    routes: (app) => signupRoutes(app, signups),
  } satisfies Feature;
}
