import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { signupRoutes } from './signup.routes.js';
import { SignupService } from './signup.service.js';
import { SignupLimits } from './signup-limits.js';

export function signupFeature(ground: Ground, used: UsedBy<typeof SignupService, 'signupLimits'>) {
  const signupLimits = new SignupLimits(ground);
  const signups = new SignupService({ ...ground, ...used, signupLimits });
  return { name: 'signup', routes: (app) => signupRoutes(app, signups) } satisfies Feature;
}
