import { getMe, logIn, logOut } from '@meg/shared/contract/sessions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ground } from '../../ground.js';
import { personOf } from '../../http/access/auth.js';
import { callerOf } from '../../http/access/caller.js';
import { untilGone } from '../../http/connections/client-gone.js';
import { mount } from '../../http/endpoint.js';
import type { LoginService } from './login.service.js';
import type { MeService } from './me.service.js';
import type { SessionsService } from './sessions.service.js';

interface Services extends Pick<Ground, 'database' | 'cookie'> {
  sessions: SessionsService;
  login: LoginService;
  me: MeService;
}

export function sessionsRoutes(app: FastifyInstance, { database, cookie, sessions, login, me }: Services): void {
  /** Ends the session that the browser had before, of any person. */
  const endFormer = async (request: FastifyRequest) => {
    const token = cookie.read(request);
    if (token !== undefined) await database.transaction((trx) => sessions.close(trx, token));
  };

  mount(app, logIn, async ({ body }, request, reply) => {
    const token = await login.logIn(body, { ...callerOf(request), gone: untilGone(reply) });
    await endFormer(request);
    cookie.write(request, reply, token);
    return { user: await me.describeHolder(token) };
  });
  mount(app, logOut, async (_, request, reply) => {
    await endFormer(request);
    cookie.clear(request, reply);
    reply.header('clear-site-data', '"cache"');
    return { signedOut: true as const };
  });
  mount(app, getMe, (_, request) => me.describe(personOf(request)));
}
