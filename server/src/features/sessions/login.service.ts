import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { logIn } from '@meg/shared/contract/sessions';
import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import type { Caller } from '../../http/access/caller.js';
import type { Passwords } from '../people/passwords/passwords.service.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { TwoFactorService } from '../people/two-factor/two-factor.service.js';
import type { LoginThrottle } from './login-throttle.service.js';
import type { SessionsService } from './sessions.service.js';

interface Needs extends Pick<Ground, 'database' | 'limits'> {
  people: PeopleService;
  passwords: Passwords;
  sessions: SessionsService;
  twoFactor: TwoFactorService;
  throttle: LoginThrottle;
}

type Credentials = ParsedInputOf<typeof logIn>['body'];

/** `gone` aborts when the caller has disconnected. */
type WaitingCaller = Caller & { gone: AbortSignal };

/** A failed login does not reveal whether the account exists or is active. */
export class LoginService {
  constructor(private readonly needs: Needs) {}

  /** Returns the token of a new session. */
  async logIn({ email, password, code }: Credentials, { network, userAgent, gone }: WaitingCaller): Promise<string> {
    const { people, database, limits, throttle, sessions, passwords } = this.needs;
    // Before counting the guess: with a full queue it would not be checked.
    passwords.requireRoom();
    const found = await people.findByEmail(email);
    const taken = await throttle.take({ account: email.toLowerCase(), network, personId: found?.id });
    const isRight = await passwords.isRight(password, found?.passwordHash, gone);
    if (!isRight || found?.state !== 'active') throw new AppError('invalid_credentials');
    if (found.totpSecret !== null && !code) {
      await limits.giveBack(taken);
      throw new AppError('second_factor_required');
    }
    const token = await database.transaction(async (trx) => {
      if (!(await this.needs.twoFactor.takeCode(trx, found, code ?? ''))) return undefined;
      const opened = await sessions.open(trx, found.id, userAgent);
      // After opening the session, so that a later change of the password ends it, even in the same transaction.
      if (!(await people.stillHas(trx, found))) throw new AppError('invalid_credentials');
      await throttle.succeeded(trx, { personId: found.id, network }, taken);
      return opened;
    });
    if (token === undefined) throw new AppError('invalid_credentials', { message: 'This code is not right.' });
    return token;
  }

  /** For actions that need more than a session, such as changing the password. */
  async proveAgain(personId: string, password: string, network: string): Promise<PersonRow> {
    const { people, passwords, limits, throttle } = this.needs;
    const person = await people.require(personId);
    const taken = await throttle.take({ account: person.email, network, personId });
    if (!(await passwords.isRight(password, person.passwordHash))) {
      const message = 'This is not your current password.';
      throw new AppError('validation_failed', { message, fields: { currentPassword: message } });
    }
    await limits.giveBack(taken);
    return person;
  }
}
