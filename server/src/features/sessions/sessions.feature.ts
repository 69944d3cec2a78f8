import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { KnownNetworks, keptNetworks } from './known-networks.service.js';
import { LoginService } from './login.service.js';
import { LoginThrottle } from './login-throttle.service.js';
import { MeService } from './me.service.js';
import { sessionsRoutes } from './sessions.routes.js';
import { SessionsService } from './sessions.service.js';

export function sessionsFeature(ground: Ground, used: UsedBy<typeof LoginService, 'sessions' | 'throttle'>) {
  const sessions = new SessionsService(ground);
  const networks = new KnownNetworks(ground);
  const throttle = new LoginThrottle({ ...ground, networks });
  const login = new LoginService({ ...ground, ...used, sessions, throttle });
  const me = new MeService({ ...ground, ...used, sessions });
  return {
    name: 'sessions',
    service: { sessions, networks, throttle, login, me },
    routes: (app) => sessionsRoutes(app, { ...ground, sessions, login, me }),
    keeps: [keptNetworks],
  } satisfies Feature;
}
