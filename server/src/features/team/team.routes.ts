import {
  cancelInvitation,
  changeTeamPerson,
  getTeam,
  getTeamPerformance,
  inviteToTeam,
} from '@meg/shared/contract/team';
import type { FastifyInstance } from 'fastify';
import { companyOf } from '../../http/access/auth.js';
import { done } from '../../http/done.js';
import { mount } from '../../http/endpoint.js';
import type { TeamService } from './team.service.js';
import type { TeamPerformanceService } from './team-performance.service.js';

export function teamRoutes(app: FastifyInstance, team: TeamService, performance: TeamPerformanceService): void {
  mount(app, getTeam, (_, request) => team.read(companyOf(request)));
  mount(app, inviteToTeam, ({ body }, request) => team.invite(companyOf(request), body));
  mount(app, cancelInvitation, ({ params }, request) =>
    team.cancelInvitation(companyOf(request), params.invitationId).then(done),
  );
  mount(app, changeTeamPerson, ({ params, body }, request) => team.change(companyOf(request), { ...params, ...body }));
  mount(app, getTeamPerformance, ({ query }, request) => performance.read(companyOf(request).companyId, query.days));
}
