import type { Feature, UsedBy } from '../../feature.js';
import type { Ground } from '../../ground.js';
import { reclaimTeam } from './reclaim-team.js';
import { teamRoutes } from './team.routes.js';
import { TeamService } from './team.service.js';
import { TeamPerformanceService } from './team-performance.service.js';

type Used = UsedBy<typeof TeamService> & UsedBy<typeof TeamPerformanceService>;

export function teamFeature(ground: Ground, used: Used) {
  const needs = { ...ground, ...used };
  return {
    name: 'team',
    routes: (app) => teamRoutes(app, new TeamService(needs), new TeamPerformanceService(needs)),
    reclaim: (trx, owner) => reclaimTeam(trx, needs, owner),
  } satisfies Feature;
}
