import type { Feature, ServiceOf } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { companiesFeature } from '../companies/companies.feature.js';
import { createFirstAdmin, type FirstAdmin } from './first-admin.js';
import { type PasswordCost, Passwords } from './passwords/passwords.service.js';
import { PeopleService } from './people.service.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';

type Used = ServiceOf<typeof companiesFeature> & { passwordCost: PasswordCost };

export function peopleFeature(ground: Ground, { companies, passwordCost }: Used) {
  const people = new PeopleService(ground);
  const passwords = new Passwords(passwordCost);
  const twoFactor = new TwoFactorService({ ...ground, people });
  return {
    name: 'people',
    service: { people, passwords, twoFactor },
    routes: (app) => {
      app.decorate('createFirstAdmin', async (first: FirstAdmin) => {
        const { id } = await companies.seedDemo();
        await createFirstAdmin({ ...ground, people, passwords }, id, first);
      });
    },
  } satisfies Feature;
}
