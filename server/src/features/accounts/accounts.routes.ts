import {
  beginTwoFactor,
  changeDuty,
  changeEmail,
  changeName,
  changePassword,
  changeWorkHours,
  confirmEmail,
  confirmTwoFactor,
  endOtherSessions,
  endSession,
  endTwoFactor,
  forgotPassword,
  listSessions,
  renewRecoveryCodes,
  resendConfirmation,
  resetPassword,
} from '@meg/shared/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ground } from '../../ground.js';
import { personOf } from '../../http/access/auth.js';
import { callerOf } from '../../http/access/caller.js';
import { done } from '../../http/done.js';
import { mount } from '../../http/endpoint.js';
import { networkOf } from '../../http/rate-limits/network-of.js';
import { withLink } from '../../limits/secret-guesses.js';
import { minuteMs } from '../../time/time-units.js';
import type { AccountsService, FeaturesUsed } from './accounts.service.js';

type AccountServices = Ground & FeaturesUsed & { accounts: AccountsService };

const codesOf = (personId: string) => ({ name: 'two-factor-codes', of: personId, most: 10, windowMs: 15 * minuteMs });

export function accountsRoutes(app: FastifyInstance, services: AccountServices): void {
  linkRoutes(app, services);
  ownAccountRoutes(app, services);
  ownSessionsRoutes(app, services);
  twoFactorRoutes(app, services);
}

/** Without a session: a link in a mail is the proof. */
function linkRoutes(app: FastifyInstance, { accounts, limits }: AccountServices): void {
  mount(app, forgotPassword, ({ body }, request) =>
    accounts.forgotPassword(body.email, networkOf(request.ip)).then(done),
  );
  mount(app, resetPassword, ({ body }, request) => {
    const network = networkOf(request.ip);
    return withLink(limits, network, () => accounts.resetPassword({ ...body, network })).then(done);
  });
  mount(app, confirmEmail, async ({ body }, request) => ({
    email: await withLink(limits, networkOf(request.ip), () => accounts.confirmEmail(body.token)),
  }));
}

function ownAccountRoutes(app: FastifyInstance, { database, cookie, people, login, me, accounts }: AccountServices) {
  mount(app, changeName, async ({ body }, request) => {
    const person = personOf(request);
    await database.transaction((trx) => people.update(trx, person.id, body));
    return me.describe(person);
  });
  mount(app, changeDuty, async ({ body }, request) => {
    const person = personOf(request);
    await database.transaction((trx) => people.update(trx, person.id, { isOnDuty: body.isOnDuty ? 1 : 0 }));
    return me.describe(person);
  });
  mount(app, changeWorkHours, async ({ body: { workHours } }, request) => {
    const stored = workHours && JSON.stringify(workHours);
    await database.transaction((trx) => people.update(trx, personOf(request).id, { workHours: stored }));
    return done();
  });
  mount(app, changePassword, async ({ body }, request, reply) => {
    const caller = callerOf(request);
    const person = await login.proveAgain(personOf(request).id, body.currentPassword, caller.network);
    cookie.write(request, reply, await accounts.changePassword(person, body.newPassword, caller.userAgent));
    return done();
  });
  mount(app, changeEmail, async ({ body }, request) => {
    const person = await login.proveAgain(personOf(request).id, body.currentPassword, callerOf(request).network);
    return accounts.changeEmail(person.id, body.email).then(done);
  });
  mount(app, resendConfirmation, (_, request) => accounts.resendConfirmation(personOf(request).id).then(done));
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
  mount(app, endSession, ({ params }, request) =>
    database.transaction((trx) => sessions.closeOne(trx, personOf(request).id, params.sessionId)).then(done),
  );
  mount(app, endOtherSessions, (_, request) => {
    const { id, sessionId } = personOf(request);
    return database.transaction((trx) => sessions.closeAll(trx, id, sessionId)).then(done);
  });
}

/** All except the confirmation of a code ask for the password again, since a session may have been left open. */
function twoFactorRoutes(app: FastifyInstance, { database, login, twoFactor, limits }: AccountServices): void {
  const prove = (request: FastifyRequest, password: string) =>
    login.proveAgain(personOf(request).id, password, callerOf(request).network);

  mount(app, beginTwoFactor, async ({ body }, request) => {
    const person = await prove(request, body.currentPassword);
    return database.transaction((trx) => twoFactor.begin(trx, person));
  });
  mount(app, confirmTwoFactor, async ({ body }, request) => {
    const { id } = personOf(request);
    await limits.require([codesOf(id)]);
    return { recoveryCodes: await database.transaction((trx) => twoFactor.confirm(trx, id, body.code)) };
  });
  mount(app, renewRecoveryCodes, async ({ body }, request) => {
    const { id } = await prove(request, body.currentPassword);
    return { recoveryCodes: await database.transaction((trx) => twoFactor.renewRecoveryCodes(trx, id)) };
  });
  mount(app, endTwoFactor, async ({ body }, request) => {
    const { id } = await prove(request, body.currentPassword);
    return database.transaction((trx) => twoFactor.end(trx, id)).then(done);
  });
}
