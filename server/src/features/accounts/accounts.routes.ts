import {
  changeEmail,
  changeName,
  changePassword,
  confirmEmail,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSessions,
  resendConfirmation,
  resetPassword,
} from '@meg/shared/contract/accounts';
import type { FastifyInstance } from 'fastify';
import type { Ground } from '../../ground.js';
import { personOf } from '../../http/access/auth.js';
import { callerOf } from '../../http/access/caller.js';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/rate-limit.js';
import { withLink } from '../../limits/secret-guesses.js';
import type { AccountsService, FeaturesUsed } from './accounts.service.js';

interface AccountServices extends Pick<Ground, 'database' | 'cookie' | 'limits'>, FeaturesUsed {
  accounts: AccountsService;
}

const done = { done: true } as const;

export function accountsRoutes(app: FastifyInstance, services: AccountServices): void {
  linkRoutes(app, services);
  ownAccountRoutes(app, services);
  ownSessionsRoutes(app, services);
}

/** Without a session: a link in a mail is the proof. */
function linkRoutes(app: FastifyInstance, { accounts, limits }: AccountServices): void {
  mount(app, forgotPassword, async ({ body }, request) => {
    await accounts.forgotPassword(body.email, networkOf(request.ip));
    return done;
  });
  mount(app, resetPassword, async ({ body }, request) => {
    const network = networkOf(request.ip);
    await withLink(limits, network, () => accounts.resetPassword({ ...body, network }));
    return done;
  });
  mount(app, confirmEmail, async ({ body }, request) => ({
    email: await withLink(limits, networkOf(request.ip), () => accounts.confirmEmail(body.token)),
  }));
}

function ownAccountRoutes(
  app: FastifyInstance,
  { database, cookie, people, login, me, accounts }: AccountServices,
): void {
  mount(app, changeName, async ({ body }, request) => {
    const person = personOf(request);
    await database.transaction((trx) => people.update(trx, person.id, body));
    return me.describe(person);
  });
  mount(app, changePassword, async ({ body }, request, reply) => {
    const caller = callerOf(request);
    const person = await login.proveAgain(personOf(request).id, body.currentPassword, caller.network);
    cookie.write(request, reply, await accounts.changePassword(person, body.newPassword, caller.userAgent));
    return done;
  });
  mount(app, changeEmail, async ({ body }, request) => {
    const person = await login.proveAgain(personOf(request).id, body.currentPassword, callerOf(request).network);
    await accounts.changeEmail(person.id, body.email);
    return done;
  });
  mount(app, resendConfirmation, async (_, request) => {
    await accounts.resendConfirmation(personOf(request).id);
    return done;
  });
}

function ownSessionsRoutes(app: FastifyInstance, { database, sessions }: AccountServices): void {
  mount(app, listSessions, async (_, request) => {
    const { id, sessionId } = personOf(request);
    const rows = await sessions.list(id);
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        isCurrent: row.id === sessionId,
        userAgent: row.userAgent,
        createdAt: new Date(row.createdAt).toISOString(),
        lastSeenAt: new Date(row.lastSeenAt).toISOString(),
      })),
    };
  });
  mount(app, endSession, async ({ params }, request) => {
    await database.transaction((trx) => sessions.closeOne(trx, personOf(request).id, params.sessionId));
    return done;
  });
  mount(app, endOtherSessions, async (_, request) => {
    const { id, sessionId } = personOf(request);
    await database.transaction((trx) => sessions.closeAll(trx, id, sessionId));
    return done;
  });
}
