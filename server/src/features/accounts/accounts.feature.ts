import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { accountsRoutes } from './accounts.routes.js';
import { AccountsService, type FeaturesUsed } from './accounts.service.js';

export function accountsFeature(ground: Ground, used: FeaturesUsed) {
  const accounts = new AccountsService({ ...ground, ...used });
  return {
    name: 'accounts',
    routes: (app) => accountsRoutes(app, { ...ground, ...used, accounts }),
  } satisfies Feature;
}
