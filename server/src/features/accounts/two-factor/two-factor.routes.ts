import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from '@meg/shared/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ground } from '../../../ground.js';
import { personOf } from '../../../http/access/auth.js';
import { callerOf } from '../../../http/access/caller.js';
import { mount } from '../../../http/endpoint.js';
import { minuteMs } from '../../../time-units.js';
import type { FeaturesUsed } from '../accounts.service.js';

type Services = Pick<Ground, 'database' | 'limits'> & Pick<FeaturesUsed, 'login' | 'twoFactor'>;

const codesOf = (personId: string) => ({ name: 'two-factor-codes', of: personId, most: 10, windowMs: 15 * minuteMs });

/** All except the confirmation of a code ask for the password again, since a session may have been left open. */
export function twoFactorRoutes(app: FastifyInstance, { database, login, twoFactor, limits }: Services): void {
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
    await database.transaction((trx) => twoFactor.end(trx, id));
    return { done: true as const };
  });
}
